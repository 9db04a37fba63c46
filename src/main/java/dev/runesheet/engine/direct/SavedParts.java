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
 * The finder of what parts of rules keep to themselves, such as code of MVEL, by what Drools saves
 * of these.
 */
public final class SavedParts extends ObjectOutputStream {

  private final Class<?> sought;
  private Object found;

  private SavedParts(Class<?> sought) throws IOException {
    super(OutputStream.nullOutputStream());
    enableReplaceObject(true);
    this.sought = sought;
  }

  /** The code of MVEL of a part of a rule. */
  public static Optional<MVELCompilationUnit> code(Object part) {
    return of(MVELCompilationUnit.class, part);
  }

  /** The last of a type that a part of a rule has. */
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

  /** A part knows the patterns of its variables, whose other conditions are no parts of it. */
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
