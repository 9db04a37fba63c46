package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.ActionLine;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The check for fields of a game that change nothing beside the others: reasons without a
 * condition, actions that can be done once anyway, zones where cards begin anyway, rounds of phases
 * in which nobody acts, and phases with abilities that no card has.
 */
public final class IdleFields {

  private final Declaration declared;
  private final List<Finding> found = new ArrayList<>();

  private IdleFields(Declaration declared) {
    this.declared = declared;
  }

  /**
   * The fields that change nothing.
   *
   * @param game the file of the declaration
   */
  public static List<Finding> of(Declaration declared, DeclaredCatalog catalog, String game) {
    IdleFields check = new IdleFields(declared);
    declared.actions().forEach(check::action);
    declared
        .abilityKinds()
        .forEach(
            (name, kind) ->
                check.reason(name, kind.because(), kind.test().isEmpty(), kind.place()));
    declared.phases().forEach(check::times);
    declared.deckBuilding().ifPresent(rules -> check.beginning(rules, game));
    if (catalog.cards().values().stream().allMatch(card -> card.abilities().isEmpty())) {
      declared.phases().forEach(check::abilities);
    }
    return check.found;
  }

  private void action(String name, ActionLine action) {
    reason(name, action.because(), action.test().isEmpty(), action.place());
    int times =
        declared.phases().stream()
            .filter(phase -> phase.actions().contains(name))
            .mapToInt(Declaration.PhaseLine::rounds)
            .sum();
    if (action.once() && action.ends() && times == 1) {
      String idle = "'once' of an action that ends the only phase which offers it";
      tell(name, action.place().field("once"), idle, "no 'once'");
    }
  }

  private void reason(String name, String because, boolean always, SourceLocation place) {
    if (!because.isEmpty() && always) {
      tell(
          name,
          place.field("because"),
          "'because' without 'if'",
          "'if' beside it, or no 'because'");
    }
  }

  /** Cards that begin elsewhere do not count in a deck, which may be what an entry is for. */
  private void beginning(Declaration.DeckRules rules, String game) {
    String deck = declared.deckZone().orElse("");
    if (rules.cards().isPresent() || rules.copies().isPresent() || !rules.parts().isEmpty()) {
      return;
    }
    rules.beginIn().entrySet().stream()
        .filter(kind -> kind.getValue().equals(deck))
        .map(kind -> kind.getKey())
        .forEach(
            kind ->
                tell(
                    kind,
                    SourceLocation.pointer(game, "/deck building/begin in/" + kind),
                    Words.quote(deck) + ", where cards of all kinds begin",
                    "another zone, or no entry"));
  }

  private void times(Declaration.PhaseLine phase) {
    if (phase.times().isPresent() && phase.actions().isEmpty() && !phase.abilities()) {
      String idle = "'times' of a phase in which nobody does anything";
      tell(phase.phase(), phase.place().field("times"), idle, "no 'times'");
    }
  }

  private void abilities(Declaration.PhaseLine phase) {
    if (phase.abilities()) {
      String idle = "'abilities' of a phase, while no card has one";
      tell(
          phase.phase(),
          phase.place().field("abilities"),
          idle,
          "a card with one, or no 'abilities'");
    }
  }

  private void tell(String of, SourceLocation place, String idle, String expected) {
    found.add(Finding.of(Code.NO_CHANGE, place, idle, expected, of));
  }
}
