package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.meaning.Table.Held;
import dev.runesheet.game.declared.meaning.Table.Piece;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An action or ability that a player could use.
 *
 * @param self what it is done with; null if nothing
 * @param target what it is done on; null if nothing
 * @param needs the power that its card needs; 0 if none
 */
record Doing(String name, Piece self, Piece target, Trait.Terms terms, List<Line> then, int needs) {

  /** By what 'once' counts its uses. */
  String onceKey(int player) {
    return name + " " + (self == null ? player : self.id);
  }

  /** All that a player could do in a phase if no condition stood against it. */
  static Map<Choice, Doing> possible(Table table, Trait.Phase phase, Piece player) {
    Map<Choice, Doing> all = new LinkedHashMap<>();
    for (Trait.Deed deed : phase.deeds()) {
      for (Piece self : some(table, deed.with(), player)) {
        for (Piece target : some(table, deed.on(), player)) {
          Choice choice =
              self == null
                  ? new Choice.Alone(deed.name())
                  : target == null
                      ? new Choice.With(deed.name(), self.id)
                      : new Choice.On(deed.name(), self.id, target.id);
          all.put(choice, new Doing(deed.name(), self, target, deed.terms(), deed.then(), 0));
        }
      }
    }
    if (phase.abilities()) {
      for (Held held : table.inForce(Trait.Ability.class)) {
        if (held.holder().controller == player.id) {
          Trait.Ability ability = (Trait.Ability) held.trait();
          all.put(
              new Choice.Use(ability.name(), held.holder().id),
              new Doing(
                  "use " + ability.name(),
                  held.holder(),
                  null,
                  ability.terms(),
                  ability.then(),
                  ability.needs()));
        }
      }
    }
    return all;
  }

  private static List<Piece> some(Table table, String scope, Piece player) {
    return scope.isEmpty() ? Collections.singletonList(null) : table.scope(scope, player);
  }
}
