package dev.runesheet.engine.direct;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.drools.base.rule.Pattern;
import org.drools.mvel.expr.MVELCompilationUnit;

/**
 * A stream that finds a private part of an object of Drools, such as the MVEL code of a constraint,
 * among the objects that Drools serializes for it.
 */
public final class SavedParts extends ObjectOutputStream {

  private final Class<?> sought;
  private Object found;

  private SavedParts(Class<?> sought) throws IOException {
    super(OutputStream.nullOutputStream());
    enableReplaceObject(true);
    this.sought = sought;
  }

  /** The MVEL code of a constraint or a consequence. */
  public static Optional<MVELCompilationUnit> code(Object part) {
    return of(MVELCompilationUnit.class, part);
  }

  /** The last serialized object of a type; empty if there is none. */
  public static <T> Optional<T> of(Class<T> type, Object part) {
    if (!(part instanceof Externalizable saved)) {
      return Optional.empty();
    }
    try (SavedParts parts = new SavedParts(type)) {
      saved.writeExternal(parts);
      return Optional.ofNullable(type.cast(parts.found));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Skips patterns: a constraint refers to those that bind its variables, and owns none. */
  @Override
  protected Object replaceObject(Object written) {
    if (written instanceof Pattern) {
      return null;
    }
    if (sought.isInstance(written)) {
      found = written;
      return null;
    }
    return written;
  }
}
