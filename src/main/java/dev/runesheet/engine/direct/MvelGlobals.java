package dev.runesheet.engine.direct;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.drools.mvel.expr.MVELCompilationUnit;
import org.drools.mvel.expr.MVELConsequence;

/** The finder of the globals that consequences in MVEL name, by what Drools saves of these. */
final class MvelGlobals extends ObjectOutputStream {

  private List<String> found = List.of();

  private MvelGlobals() throws IOException {
    super(OutputStream.nullOutputStream());
    enableReplaceObject(true);
  }

  /** The globals that a consequence names; none if it is in another dialect. */
  static List<String> of(Object consequence) {
    if (!(consequence instanceof MVELConsequence mvel)) {
      return List.of();
    }
    try (MvelGlobals saved = new MvelGlobals()) {
      mvel.writeExternal(saved);
      return saved.found;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  protected Object replaceObject(Object written) {
    if (written instanceof MVELCompilationUnit unit) {
      found = List.of(unit.getGlobalIdentifiers());
      return null;
    }
    return written;
  }
}
