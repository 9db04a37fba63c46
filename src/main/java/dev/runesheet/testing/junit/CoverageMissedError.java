package dev.runesheet.testing.junit;

/** The error that fails a build with less coverage than required. It needs no stack trace. */
final class CoverageMissedError extends AssertionError {

  private static final long serialVersionUID = 1L;

  CoverageMissedError(String message) {
    super(message);
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
