package dev.runesheet.spi.action;

/** A mistake in the {@link TextForm} of a class of actions, or the lack of one. */
public final class TextFormMistake extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient Class<?> type;

  TextFormMistake(Class<?> type, String message, Throwable cause) {
    super(message, cause);
    this.type = type;
  }

  /** The class that has to be mended. */
  public Class<?> type() {
    return type;
  }
}
