/** What scenarios look like as files. */
export const FILES = ".yaml,.yml,.json,application/json,application/yaml";
