package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Step;
import dev.runesheet.word.WordList;
import java.util.List;

/** The zones that lines name. */
public final class NamedZones {

  private NamedZones() {}

  /** The zones of a line, in the order of its verb's parameters. */
  public static List<String> of(Step.Do act) {
    return List.copyOf(act.naming(WordList.ZONE).values());
  }

  /** True for a line about common zones alone: whose they are does not matter. */
  public static boolean areCommon(Step.Do act, DeclaredCatalog catalog) {
    List<String> zones = of(act);
    return !zones.isEmpty() && zones.stream().allMatch(catalog::isCommon);
  }
}
