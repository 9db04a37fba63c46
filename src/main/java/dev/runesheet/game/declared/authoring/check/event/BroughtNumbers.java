package dev.runesheet.game.declared.authoring.check.event;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.choice.CharacterAbilities;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.ChangeNumber;
import java.util.List;

/** The numbers that each event of a game brings, in the words of its language. */
public record BroughtNumbers(DeclaredCatalog catalog) {

  /** The numbers of an event; none if it brings none. */
  public List<String> of(String event) {
    boolean characters = catalog.extras().characters() != null;
    if (StatEvent.isChange(event)) {
      return characters ? ChangeNumber.WITH_STAT : ChangeNumber.ALL;
    }
    if (catalog.phases().stream().anyMatch(phase -> phase.isUse(event))) {
      return List.of(CharacterAbilities.ABILITY);
    }
    return catalog.extras().raising(event).isEmpty() ? List.of() : List.of(NumberVerbs.AMOUNT);
  }
}
