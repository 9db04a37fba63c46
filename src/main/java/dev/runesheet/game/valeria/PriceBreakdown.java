package dev.runesheet.game.valeria;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.price.CostCalculator;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.CostFormula;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.Explanation;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;

/**
 * The breakdown of a price for hiring, building or slaying a card: the printed amount, additions,
 * and each effect that changes it with its card.
 *
 * @param deed {@code hire}, {@code build} or {@code slay}
 * @param due the amount of each of {@link Resource#IN_PRICES}, in their order; never below 0
 * @param lines the summands, in the order of the table of costs, each effect on a line of its own
 * @param ways all payments the player can make now, in words
 */
public record PriceBreakdown(String deed, List<Integer> due, List<Line> lines, List<String> ways) {

  /**
   * Copies the lists.
   *
   * @throws NullPointerException if a parameter or an element is null; it names it
   */
  public PriceBreakdown {
    given(deed, "deed");
    due = givenAll(due, "due");
    lines = givenAll(lines, "lines");
    ways = givenAll(ways, "ways");
  }

  /**
   * A summand.
   *
   * @param resource its resource
   * @param amount its amount; below 0 if it reduces the price
   * @param reason the reason for it
   * @param effect the effect that causes it; empty for a printed amount or a marker
   * @param source the card of the effect; empty if there is no effect
   * @param writtenAt the place of the effect's source; empty if there is none
   */
  public record Line(
      String resource, int amount, String reason, String effect, String source, String writtenAt) {

    /**
     * Checks that nothing is missing.
     *
     * @throws NullPointerException if a parameter is null; it names it
     */
    public Line {
      given(resource, "resource");
      given(reason, "reason");
      given(effect, "effect");
      given(source, "source");
      given(writtenAt, "writtenAt");
    }
  }

  /**
   * The present price of a card for a player.
   *
   * @param seat the player
   * @param card an open card on top of a stack
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if the match is of another game, or has no such player or card
   */
  public static PriceBreakdown of(Match match, int seat, Card card) {
    given(match, "match");
    given(card, "card");
    check(match, seat, card);
    List<PriceBreakdown> bill = new ArrayList<>();
    try (Match fork = match.fork()) {
      Player player = CardIndex.of(fork.world(), fork.state(ValeriaState.class)).player(seat);
      Card same = (Card) fork.world().entity(card.getId());
      fork.update(context -> bill.add(new Calculation(fork, context, player, same).bill()));
    }
    return bill.get(0);
  }

  private static void check(Match match, int seat, Card card) {
    GameState state = match.state(GameState.class);
    List<Entity> entities = match.world().entities();
    if (!(state instanceof ValeriaState)) {
      throw new IllegalArgumentException(
          "match (" + match.book().gameId() + ") is not one of Valeria.");
    }
    if (seat < 0 || seat >= state.players()) {
      throw new IllegalArgumentException(
          "seat (" + seat + ") must be from 0 to " + (state.players() - 1) + ".");
    }
    if (card.getId() >= entities.size()
        || !entities.get(card.getId()).getDefinition().equals(card.getDefinition())) {
      throw new IllegalArgumentException("card (" + card + ") is not of this match.");
    }
  }

  private static final String ADD = "add";

  /** The builder of a price breakdown. */
  private record Calculation(Match match, MatchContext context, Player player, Card card) {

    PriceBreakdown bill() {
      String deed = CostCalculator.deed(card);
      CostFormula formula = CostCalculator.formula(context, card, deed);
      List<Line> lines = new ArrayList<>();
      formula.terms().forEach(term -> add(lines, term));
      List<Integer> due = new ArrayList<>();
      for (int amount : CostCalculator.due(context, player, card, formula)) {
        due.add(amount);
      }
      return new PriceBreakdown(deed, due, lines, Referee.ways(context, card, player.seat()));
    }

    private void add(List<Line> lines, CostFormula.Term term) {
      String resource = Resource.IN_PRICES.get(term.resource());
      int count = CostCalculator.times(context, player, card, term);
      switch (term.whose()) {
        case CARD -> number(lines, resource, card, term.name(), 1, "on " + card.getName());
        case PLAYER -> number(lines, resource, player, term.name(), 1, "");
        case NAMESAKES ->
            number(lines, resource, player, term.name(), count, count + " of the same name");
        case NOBLES -> number(lines, resource, player, term.name(), count, count + " nobles");
        case MONSTERS -> {
          if (count > 0) {
            String reason = term.amount() + " for each of " + count + " " + term.name() + " slain";
            lines.add(new Line(resource, term.amount() * count, reason, "", "", ""));
          }
        }
      }
    }

    /** A number as often as it counts: its base, and how much each effect changes it. */
    private void number(
        List<Line> lines, String resource, Entity of, String stat, int times, String reason) {
      Explanation number = match.explain(of, stat);
      String words = reason.isEmpty() ? stat : stat + ", " + reason;
      if (number.base() * times != 0) {
        lines.add(new Line(resource, (int) number.base() * times, words, "", "", ""));
      }
      double other = number.result() - number.base();
      for (Explanation.Part part : number.parts()) {
        other -= part.layer().equals(ADD) ? part.amount() : 0;
      }
      for (Explanation.Part part : number.parts()) {
        double change = part.layer().equals(ADD) ? part.amount() : other;
        other = part.layer().equals(ADD) ? other : 0;
        lines.add(
            new Line(
                resource,
                (int) change * times,
                words,
                part.effect(),
                part.source(),
                part.writtenAt()));
      }
    }
  }
}
