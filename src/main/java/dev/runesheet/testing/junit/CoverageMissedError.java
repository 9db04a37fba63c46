package dev.runesheet.testing.junit;

/** Fails a build in which less is covered than required. It needs no stack trace. */
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
