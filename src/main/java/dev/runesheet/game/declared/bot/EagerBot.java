package dev.runesheet.game.declared.bot;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A bot that acts as long as it can before it ends a phase: first any action that does not end it,
 * then, of the abilities that do, the one with the largest number, then passing. Of equal options
 * it takes a random one.
 */
public final class EagerBot {

  private static final long STEP = 0xD1B54A32D192ED03L;

  private final long seed;

  /** A bot whose choices depend on the seed and the answers given before. */
  public EagerBot(long seed) {
    this.seed = seed;
  }

  /** The option that it takes. */
  public Option choose(Match match, Decision decision, List<Option> options) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    double best = Double.NEGATIVE_INFINITY;
    List<Option> equal = new ArrayList<>();
    for (Option option : options) {
      double worth = worth(catalog, match, option);
      if (worth > best) {
        equal.clear();
        best = worth;
      }
      if (worth == best) {
        equal.add(option);
      }
    }
    Chance chance = Chance.seeded(seed + match.answerCount() * STEP);
    return equal.get(chance.roll(equal.size()) - 1);
  }

  /** Actions that end nothing are worth more than any number; ending for nothing is worth least. */
  private static double worth(DeclaredCatalog catalog, Match match, Option option) {
    if (option.action() instanceof Choice.Use use) {
      Card card = catalog.cards().get(match.world().entity(use.card()).getDefinition());
      Ability ability = card.abilities().get(use.name());
      AbilityKind kind = catalog.extras().abilityKinds().get(ability.kind());
      boolean ends = ability.ends() || kind != null && kind.ends();
      return ends ? first(ability.numbers()) : Double.MAX_VALUE;
    }
    if (option.action() instanceof Choice choice) {
      DeclaredCatalog.Action action = catalog.actions().get(choice.name());
      return action.ends() ? -1 : action.rarely() ? -0.5 : Double.MAX_VALUE;
    }
    return 0;
  }

  private static double first(Map<String, Double> numbers) {
    return numbers.values().stream().findFirst().orElse(0.0);
  }
}
