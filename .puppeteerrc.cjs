/** The browser is the system's (or CHROMIUM_PATH): never downloaded during an install. */
module.exports = { skipDownload: true };
