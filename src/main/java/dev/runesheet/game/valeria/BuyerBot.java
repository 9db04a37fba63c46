package dev.runesheet.game.valeria;

import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import java.util.List;
import java.util.Locale;

/**
 * Buys what is worth most for its price: domains and monsters for their points, citizens while few
 * are owned. At other questions it takes points before resources, and something before nothing.
 */
public final class BuyerBot {

  private static final double POINT = 3;
  private static final double CITIZEN = 7;
  private static final double FEWER = 0.45;
  private static final double MAGIC = 1.2;
  private static final double LITTLE = 0.4;
  private static final double NOBLE = 8;
  private static final String POINTS = "v";
  private static final List<String> DEEDS = List.of(Costs.HIRE, Costs.BUILD, Costs.SLAY);

  private BuyerBot() {}

  /** The option it takes; of equal ones the first. */
  public static Option choose(Match match, Decision decision, List<Option> options) {
    Option best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    boolean action = decision.prompt().equals(Valeria.ACTION);
    for (Option option : options) {
      double worth =
          action || option.id().startsWith(Sailing.SAIL)
              ? worth(match, decision, option.id())
              : pleasant(option.id());
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return best;
  }

  private static double worth(Match match, Decision decision, String option) {
    ValeriaState state = match.state(ValeriaState.class);
    Realm realm = Realm.of(match.world(), state);
    Player player = realm.player(decision.player());
    String[] words = option.split(" ");
    if (words[0].equals("take")) {
      return lacks(player, words[1]);
    }
    if (option.startsWith(Sailing.SAIL)) {
      return voyage(match, words);
    }
    if (!DEEDS.contains(words[0])) {
      return option.startsWith(Tomes.USE) ? 0 : LITTLE;
    }
    CardType card = match.book().catalog(ValeriaCatalog.class).card(words[1]);
    double price = price(words[2]);
    return switch (words[0]) {
      case Costs.HIRE ->
          CITIZEN - FEWER * realm.owned(player, CardKind.CITIZEN).size() - price * LITTLE;
      case Costs.BUILD -> POINT * (card.reward().victory() + 1) - price * LITTLE;
      case Costs.SLAY -> POINT * card.reward().victory() + gains(card) - price * LITTLE;
      default -> LITTLE;
    };
  }

  /** What sailing is worth: goods score most, nobles in the long run, piles by their size. */
  private static double voyage(Match match, String[] words) {
    return switch (words[1]) {
      case Sailing.GOODS -> 2 * POINT * words[2].split(",").length - price(words[3]) * LITTLE;
      case Sailing.TOMES -> POINT * words[2].split(",").length - price(words[3]) * LITTLE;
      case Sailing.NOBLE -> NOBLE;
      default ->
          LITTLE * match.state(ValeriaState.class).piles().get(Resource.named(words[2]).ordinal());
    };
  }

  private static double gains(CardType card) {
    return card.reward().gold() + card.reward().strength() + card.reward().magic();
  }

  /** A little more for what the player has least of. */
  private static double lacks(Player player, String resource) {
    Resource of = Resource.valueOf(resource.toUpperCase(Locale.ROOT));
    return 1 / (2.0 + player.has(of));
  }

  /** What a payment is worth: magic a little more, since it stands in for others. */
  private static double price(String payment) {
    String[] parts = payment.split("/");
    double worth = 0;
    for (int i = 0; i < parts.length; i++) {
      worth += Integer.parseInt(parts[i]) * (i == Resource.MAGIC.ordinal() ? MAGIC : 1);
    }
    return worth;
  }

  /** Points before resources before nothing. */
  private static double pleasant(String option) {
    if (option.equals("none")) {
      return 0;
    }
    boolean gain = option.startsWith("+") && option.length() > 2;
    if (!gain) {
      return 1;
    }
    double amount = Integer.parseInt(option.substring(1, option.length() - 1));
    return option.endsWith(POINTS) ? POINT * amount : amount;
  }
}
