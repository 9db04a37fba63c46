package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;

/** The check whether a game plays what a definition says. */
@FunctionalInterface
public interface Playability {

  /** All that the guide has a form for is played, and nothing else. */
  Playability OF_GUIDE = Playability::beyondGuide;

  /** The parts of a definition that are not played; none if the game plays all of it. */
  List<Hindrance> hindrances(Definition definition);

  /**
   * A part that is not played.
   *
   * @param what it, as it was written
   */
  record Hindrance(SourceLocation place, String what) {}

  private static List<Hindrance> beyondGuide(Definition definition) {
    Diagnostics findings = new Diagnostics();
    RoleTextReader.STRICT.read(
        RoleTextWriter.write(definition), SourceLocation.file("canonical"), findings);
    return findings.all().stream()
        .map(Diagnostic::found)
        .distinct()
        .map(found -> new Hindrance(definition.place(), found))
        .toList();
  }
}
