// Why the system did not give or take a file, by its own code for it. A code that is not here keeps the system's message.

export const fileErrors = {
  EACCES: "no permission",
  EPERM: "operation not permitted",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of the path is no folder",
  ENOENT: "there is no such file or folder",
  EMFILE: "too many files are open",
  EBUSY: "it is in use",
  EIO: "the disk answered with an error",
  ELOOP: "its links form a loop",
  ENAMETOOLONG: "the name is too long",
  ENOSPC: "the disk is full",
  EROFS: "the disk can only be read",
};
