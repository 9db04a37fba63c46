package dev.runesheet.spi.fault;

/** The exception of a rule that asks for an entity by an id that none has. */
public final class MissingEntity extends RuleMistake {

  private static final long serialVersionUID = 1L;

  /** Creates the exception for an id. */
  public MissingEntity(int id) {
    super("entity (" + id + ") does not exist.");
  }

  /** True if an exception, or one that it wraps, is of this kind. */
  public static boolean isCauseOf(Throwable thrown) {
    return Causes.of(thrown).stream().anyMatch(MissingEntity.class::isInstance);
  }
}
