package dev.runesheet.game.valeria.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Standing;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.turn.RollChange;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spelling.Series;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The narrator of a match, turn by turn: rolls, harvests, actions, effects of cards, and the score.
 */
public final class ValeriaNarrator implements Narrator {

  private static final Set<String> TOLD = Set.of(CardStats.FLIPPED, CardStats.GOLD_POOL);

  private final Match match;
  private int turn = 1;
  private boolean begun;
  private boolean laidOut;

  public ValeriaNarrator(Match match) {
    this.match = match;
  }

  @Override
  public List<Told> tell(Happening happening) {
    List<Told> told = new ArrayList<>();
    if (happening instanceof Happening.Asked asked) {
      asked(asked, told);
    } else if (happening instanceof Happening.Answered answer) {
      String who = name(answer.decision().player());
      told.add(new Told(Kind.ACTION, who + ": " + answer.option().words(), ""));
    } else if (happening instanceof Happening.StatChanged change) {
      changed(change, told);
    } else if (happening instanceof Happening.Moved move) {
      moved(move, told);
    } else if (happening instanceof Happening.PhaseEnded ended) {
      turn = ended.turn() + 1;
      begun = false;
      told.add(new Told(Kind.POSITION, "", ""));
    } else if (happening instanceof Happening.MatchEnded end) {
      end(end, told);
    }
    return told;
  }

  /** A turn begins with the question about its roll. */
  private void asked(Happening.Asked asked, List<Told> told) {
    if (!laidOut) {
      laidOut = true;
      told.add(new Told(Kind.POSITION, "", ""));
    }
    for (Option option : asked.decision().options()) {
      if (option.action() instanceof RollChange.Keep) {
        rolled(
            name(asked.decision().player()),
            option.words().substring(RollChange.KEEP.length()),
            told);
      }
    }
  }

  /** Tells the dice as they lie, which are not always those that were drawn. */
  private void rolled(String who, String dice, List<Told> told) {
    if (!begun) {
      told.add(new Told(Kind.HEADING, "Turn " + turn + ": " + who, ""));
    }
    told.add(new Told(Kind.CHANCE, who + (begun ? " has " : " rolls ") + dice, ""));
    begun = true;
  }

  private void changed(Happening.StatChanged change, List<Told> told) {
    Entity entity = match.world().entity(change.entity());
    int by = (int) (change.after() - change.before());
    String block = change.cause().block();
    if (entity instanceof Player && Resource.STATS.contains(change.stat())) {
      String amount = Resource.named(change.stat()).amount(Math.abs(by));
      String words = entity.getName() + (by < 0 ? " loses " : " gains ") + amount;
      told.add(new Told(Kind.CHANGE, words, block));
    } else if (entity instanceof Card card
        && (TOLD.contains(change.stat()) || CardStats.EXTRAS.contains(change.stat()))) {
      told.add(new Told(Kind.CHANGE, cardWords(card, change, by), block));
    }
  }

  private static String cardWords(Card card, Happening.StatChanged change, int by) {
    if (change.stat().equals(CardStats.FLIPPED)) {
      return card.getName() + (by > 0 ? " is turned face-down" : " is turned face-up");
    }
    if (change.stat().equals(CardStats.GOLD_POOL)) {
      String gold = Resource.GOLD.amount(Math.abs(by));
      return gold + (by > 0 ? " is put on " : " is taken from ") + card.getName();
    }
    String resource = change.stat().substring(change.stat().lastIndexOf(' ') + 1);
    String amount = Resource.named(resource).amount(Math.abs(by));
    return card.getName() + " costs " + amount + (by > 0 ? " more" : " less");
  }

  private void moved(Happening.Moved move, List<Told> told) {
    if (move.fromZone().equals(move.zone()) && move.zone().equals(Zones.TABLEAU)) {
      return;
    }
    Card card = (Card) match.world().entity(move.entity());
    String words =
        switch (move.zone()) {
          case Zones.TABLEAU -> card.getName() + " comes to " + name(move.controller());
          case Zones.BANISHED -> card.getName() + " is banished";
          case Zones.CARGO -> name(move.controller()) + " gets " + called(card);
          case Zones.MONSTERS, Zones.CITIZENS, Zones.DOMAINS ->
              card.kind() == CardKind.EVENT && move.fromZone().equals(Zones.EXHAUSTED)
                  ? "A stack is exhausted: " + card.getName()
                  : card.kind() == CardKind.TOKEN
                      ? "A stack is exhausted"
                      : card.getName() + " returns to its stack";
          default -> "";
        };
    if (!words.isEmpty() && !move.fromZone().equals(move.zone())) {
      told.add(new Told(Kind.CHANGE, words, move.cause().block()));
    }
  }

  /** A tome is called after its resource. */
  private static String called(Card card) {
    return card.kind() == CardKind.TOME ? "a tome of " + card.getName() : card.getName();
  }

  private void end(Happening.MatchEnded end, List<Told> told) {
    for (Standing one : match.state(ValeriaState.class).standings) {
      String words =
          one.rank()
              + ". "
              + name(one.seat())
              + ": "
              + Words.count(one.total(), "point")
              + " ("
              + one.base()
              + " in the game, "
              + one.duke()
              + " of the duke"
              + scored(one.nobles(), " of nobles")
              + scored(one.tomes(), " of tomes")
              + scored(one.goods(), " of goods")
              + "), "
              + Words.count(one.cards(), "card");
      told.add(new Told(Kind.CHANGE, words, ""));
    }
    String result =
        Series.and(end.winners().stream().map(this::name).toList())
            + (end.winners().size() > 1 ? " win" : " wins");
    told.add(new Told(Kind.END, result + " (" + end.reason() + ").", ""));
  }

  private static String scored(int points, String what) {
    return points == 0 ? "" : ", " + points + what;
  }

  private String name(int player) {
    return player < 0 ? "nobody" : match.world().entity(player).getName();
  }
}
