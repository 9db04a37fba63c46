package dev.runesheet.engine.direct;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.drools.base.rule.Pattern;
import org.drools.mvel.expr.MVELCompilationUnit;

/** The finder of the code of MVEL in parts of rules, by what Drools saves of these. */
public final class MvelUnits extends ObjectOutputStream {

  private Optional<MVELCompilationUnit> found = Optional.empty();

  private MvelUnits() throws IOException {
    super(OutputStream.nullOutputStream());
    enableReplaceObject(true);
  }

  /** The code of a part of a rule. */
  public static Optional<MVELCompilationUnit> of(Object part) {
    if (!(part instanceof Externalizable saved)) {
      return Optional.empty();
    }
    try (MvelUnits units = new MvelUnits()) {
      saved.writeExternal(units);
      return units.found;
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
    if (written instanceof MVELCompilationUnit unit) {
      found = Optional.of(unit);
      return null;
    }
    return written;
  }
}
