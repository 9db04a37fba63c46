package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.Player;

/** The options of a question as recorded games write them. */
final class RecordedOptions {

  private static final String WAIVING = " waiving ";

  private final Match match;
  private final Decision decision;

  RecordedOptions(Match match, Decision decision) {
    this.match = match;
    this.decision = decision;
  }

  /** Whether a question is one of a card that pays at harvest. */
  static boolean isOfHarvest(Decision decision) {
    return decision.effect().endsWith("/on-turn") || decision.effect().endsWith("/off-turn");
  }

  /** The recorded word for what is asked. */
  String prompt() {
    return decision.prompt().replace(' ', '_');
  }

  /** The recorded text of an option. */
  String text(Option option) {
    if (decision.effect().isEmpty()) {
      return option.id().replace(WAIVING, " axe:");
    }
    String id = option.id();
    if (id.equals("none")) {
      return "skip";
    }
    if (!id.matches("e[0-9]+.*")) {
      return id;
    }
    String number = id.replaceFirst("^e([0-9]+).*$", "$1");
    String more = id.substring(number.length() + 1);
    var entity = match.world().entity(Integer.parseInt(number));
    return entity instanceof Player player
        ? player.getName() + more
        : ((Card) entity).getDefinition() + more;
  }
}
