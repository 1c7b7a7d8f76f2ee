// Commands by what OpenCode 1.18.33 asks for beside their text: those that change the folder, and those whose paths it also looks at.
// Read in the program of that release. Names are compared as they are written; in PowerShell and cmd in lower case.

export const FOLDER_COMMAND_NAMES = [
  "cd",
  "chdir",
  "popd",
  "pushd",
  "push-location",
  "set-location",
] as const;

export const FILE_COMMAND_NAMES = [
  "rm",
  "cp",
  "mv",
  "mkdir",
  "touch",
  "chmod",
  "chown",
  "cat",
  "get-content",
  "set-content",
  "add-content",
  "copy-item",
  "move-item",
  "remove-item",
  "new-item",
  "rename-item",
] as const;
