package dev.runesheet.game.declared.authoring.check.place;

import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.Parameter;
import java.util.HashSet;
import java.util.Set;

/** The kinds of cards that a line may move. */
public final class MovingLine {

  private MovingLine() {}

  /** The kinds of cards that a line may move; all kinds if it is not sure which. */
  public static Set<String> kinds(Step.Do act, RoleKinds roles, DeclaredCatalog catalog) {
    Set<String> moved = named(act, roles, catalog);
    return moved.isEmpty() ? catalog.kinds().keySet() : moved;
  }

  /** The kinds of cards that a line names. */
  static Set<String> named(Step.Do act, RoleKinds roles, DeclaredCatalog catalog) {
    Set<String> moved = new HashSet<>();
    for (Parameter parameter : act.verb().parameters()) {
      Argument argument = act.arguments().get(parameter.name());
      if (argument instanceof Selector.Role role) {
        moved.addAll(roles.of(role));
      } else if (argument instanceof Argument.Word word
          && catalog.cards().containsKey(word.word())) {
        moved.add(catalog.cards().get(word.word()).kind());
      }
    }
    moved.removeIf(kind -> !DeclaredCatalog.isOfCards(kind));
    return moved;
  }
}
