package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fault.RuleMistake;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Abilities of kinds that a game declares. */
public final class Abilities {

  private static final String OF = ": ";

  private Abilities() {}

  /** The abilities of one kind that entities have and that use none of others, as options. */
  public static List<Option> options(DeclaredCatalog catalog, String kind, List<Entity> entities) {
    List<Option> options = new ArrayList<>();
    for (Entity entity : entities) {
      Card card = catalog.cards().get(entity.getDefinition());
      for (Ability ability : card == null ? List.<Ability>of() : card.abilities().values()) {
        if (ability.kind().equals(kind) && !ability.uses()) {
          String words = entity.getName() + OF + ability.name();
          options.add(new Option(entity.getDefinition() + OF + ability.name(), words));
        }
      }
    }
    return options;
  }

  /** The ability of an option. */
  public static Ability find(DeclaredCatalog catalog, String option) {
    int of = option.indexOf(OF);
    Card card = of < 0 ? null : catalog.cards().get(option.substring(0, of));
    Ability ability = card == null ? null : card.abilities().get(option.substring(of + 2));
    if (ability == null) {
      throw new RuleMistake("there is no ability '" + option + "'.");
    }
    return ability;
  }

  /** The event of the use of an ability, which brings its numbers. */
  public static Event event(Ability ability, AbilityKind kind, Entity with) {
    String program = ability.program().isEmpty() ? kind.usual() : ability.program();
    Event event = Event.about(DeclaredEvents.use(program), with, with.getController());
    for (Map.Entry<String, Double> number : ability.numbers().entrySet()) {
      event = event.with(number.getKey(), number.getValue());
    }
    return event;
  }

  /** The first number that an ability, of a kind or none, needs and its card has not. */
  public static Optional<String> missing(Ability ability, AbilityKind kind, Entity with) {
    for (Map.Entry<String, Double> need : ability.needs().entrySet()) {
      String more = kind == null ? null : kind.needsMore().get(need.getKey());
      double needed = need.getValue() + (more == null ? 0 : with.stat(more));
      if (with.stat(need.getKey()) < needed) {
        return Optional.of(need.getKey());
      }
    }
    return Optional.empty();
  }
}
