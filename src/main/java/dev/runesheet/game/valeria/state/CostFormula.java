package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.payment.PaymentCache;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.FlagScope;
import dev.runesheet.game.valeria.word.GainWords;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.payment.Price;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The formula of a price: its summands, what stands in for what is due, and what may be waived.
 * Rows name the numbers to add and not their values, so the answer is the same for all players.
 */
@DecisionTable(
    title = "Costs",
    family = "costs",
    doc = "what hiring, building, slaying and sailing cost",
    rows = HitPolicy.COLLECT)
public final class CostFormula extends CaseQuestion<CostFormula.Case> implements SpecialCost {

  private static final String PLAYERS_NUMBER = "number of a player";

  /** A resource that is due or stands in for one that is. */
  public enum Due implements Word {
    /** Gold. */
    GOLD,
    /** Strength. */
    STRENGTH,
    /** Magic. */
    MAGIC;

    // Prices are added up often: what is derived of a constant is kept.
    private final String stat = Resource.valueOf(name()).stat();
    private final int index = Resource.IN_PRICES.indexOf(stat);

    @Override
    public String word() {
      return stat;
    }

    /** Its place in prices. */
    int index() {
      return index;
    }
  }

  /** The owner of the number that is added to a price. */
  public enum Whose implements Word {
    /** The card's number. */
    CARD,
    /** The player's number. */
    PLAYER,
    /** The player's number, once for each face-up card of the same name. */
    NAMESAKES(PlayerStats.SURCHARGE),
    /** The player's number, once for each noble. */
    NOBLES(PlayerStats.NOBLE_SURCHARGE),
    /** A printed one, once for each monster of a name that the player owns. */
    MONSTERS;

    private final String stat;

    Whose() {
      this("");
    }

    Whose(String stat) {
      this.stat = stat;
    }

    /** The owner of a number that is added to prices; a surcharge is one for each of some cards. */
    public static Whose of(String stat) {
      boolean ofPlayer = FlagScope.of(stat).equals(Optional.of(FlagScope.OWNER));
      return Arrays.stream(values())
          .filter(whose -> whose.stat.equals(stat))
          .findFirst()
          .orElse(ofPlayer ? PLAYER : CARD);
    }
  }

  /** The inputs of a row. */
  record Case(String deed, String card) {}

  private List<Term> terms = List.of();
  private List<StandIn> standIns = List.of();
  private List<Waiver> waivers = List.of();

  /** The latest substitutions; null before the first. */
  private volatile Usable known;

  public CostFormula(String deed, String card) {
    super(new Case(deed, card));
  }

  /** The action. */
  @InputColumn(order = 1, label = "To", doc = "What is paid for.", required = true)
  @Cell(
      list = "deed",
      only = {
        GainWords.HIRE,
        GainWords.RECRUIT,
        GainWords.BUILD,
        GainWords.SLAY,
        GainWords.GOODS,
        GainWords.TOMES,
        GainWords.RESCUE + "gold",
        GainWords.RESCUE + "strength",
        GainWords.RESCUE + "magic"
      })
  public String getDeed() {
    return asked.deed();
  }

  @Override
  public String getCard() {
    return asked.card();
  }

  /** Adds a number to the amount due of a resource. */
  @OutputColumn(
      order = 1,
      label = "Adds",
      doc =
          "A resource, whose number is added to its cost, and which: of the card, of the player,"
              + " or of the player once for each face-up card of the same name or each noble.")
  public void add(
      @Cell(label = "Adds to", list = "resource") Due resource,
      @Cell(
              label = "a number of the",
              list = "owner of a number",
              only = {"card", "player", "namesakes", "nobles"})
          Whose whose,
      @Cell(
              label = "called",
              list = "number",
              only = {
                CardStats.GOLD_COST,
                CardStats.STRENGTH_COST,
                CardStats.MAGIC_COST,
                CardStats.EXTRA_GOLD,
                CardStats.EXTRA_STRENGTH,
                CardStats.EXTRA_MAGIC,
                PlayerStats.HIRE_COST,
                PlayerStats.SURCHARGE,
                PlayerStats.DOMAIN_COST,
                PlayerStats.SLAY_GOLD,
                PlayerStats.SLAY_STRENGTH,
                PlayerStats.SLAY_MAGIC,
                CardStats.SLOT_PRICE,
                PlayerStats.GOODS_COST,
                PlayerStats.TOME_COST,
                PlayerStats.NOBLE_SURCHARGE
              })
          String stat) {
    terms = with(terms, new Term(resource.index(), whose, stat.intern(), 1));
  }

  @Override
  public void addForEach(Due resource, String monster, int amount) {
    terms = with(terms, new Term(resource.index(), Whose.MONSTERS, monster, amount));
  }

  /** Allows a resource to stand in for another, if at least an amount of that one is paid. */
  @OutputColumn(
      order = 2,
      label = "Stands in",
      doc =
          "A resource that may stand in for another, and how much of that other must be paid"
              + " beside it.")
  public void standsIn(
      @Cell(label = "Can pay", list = "resource") Due paid,
      @Cell(label = "instead of", list = "resource") Due due,
      @Cell(label = "beside at least", min = 0, max = 9) int own) {
    standIns = with(standIns, new StandIn(paid.word(), due.word(), own, ""));
  }

  /** Allows a resource to stand in for another, if a number of the player is above 0. */
  @OutputColumn(
      order = 3,
      label = "Stands in with",
      doc = "The same for players of whom a number is above 0; nothing need be paid beside it.")
  public void standsInWith(
      @Cell(label = "Can also pay", list = "resource") Due paid,
      @Cell(label = "in place of", list = "resource") Due due,
      @Cell(label = "if above 0", list = PLAYERS_NUMBER, only = PlayerStats.STRENGTH_HIRES)
          String stat) {
    standIns = with(standIns, new StandIn(paid.word(), due.word(), 0, stat));
  }

  /**
   * Waives an amount of a resource up to a number of the player, but no more than is printed on the
   * card.
   */
  @OutputColumn(
      order = 4,
      label = "May be waived",
      doc =
          "A resource, the number of the player that says how much of it need not be paid, and"
              + " the number of the card that it cannot go beyond.")
  public void waives(
      @Cell(label = "Waives of", list = "resource") Due resource,
      @Cell(
              label = "as much as",
              list = PLAYERS_NUMBER,
              only = {PlayerStats.DISCOUNT_STRENGTH, PlayerStats.DISCOUNT_MAGIC})
          String stat,
      @Cell(
              label = "at most",
              list = "number of a card",
              only = {CardStats.STRENGTH_COST, CardStats.MAGIC_COST})
          String printed) {
    waivers = with(waivers, new Waiver(resource.word(), stat, printed));
  }

  private static <T> List<T> with(List<T> some, T another) {
    List<T> more = new ArrayList<>(some);
    more.add(another);
    return more;
  }

  public List<Term> terms() {
    return terms;
  }

  /**
   * The substitutions that a player may use.
   *
   * @param all gives the list that stands for all lists of equal substitutions
   */
  public List<Price.Wild> wilds(Player player, PaymentCache all) {
    if (standIns.size() >= Integer.SIZE) {
      return wilds(player);
    }
    int usable = 0;
    for (int i = 0; i < standIns.size(); i++) {
      usable |= standIns.get(i).isFor(player) ? 1 << i : 0;
    }
    Usable latest = known;
    if (latest == null || latest.standIns != usable) {
      latest = new Usable(usable, all.same(wilds(player)));
      known = latest;
    }
    return latest.wilds;
  }

  /** The substitutions that a player may use. */
  private List<Price.Wild> wilds(Player player) {
    return standIns.stream()
        .filter(one -> one.isFor(player))
        .map(one -> new Price.Wild(one.paid(), one.due(), one.own()))
        .toList();
  }

  /** The substitutions for players who may use some of the stand-ins, one bit each. */
  private record Usable(int standIns, List<Price.Wild> wilds) {}

  public List<Waiver> waivers() {
    return waivers;
  }

  /**
   * A number added to the amount due.
   *
   * @param resource the place of the resource in prices
   * @param name the stat, or the name of the monsters counted
   * @param amount the factor
   */
  public record Term(int resource, Whose whose, String name, int amount) {}

  /**
   * A resource that may stand in for another.
   *
   * @param stat the number of the player that must be above 0; empty if always
   */
  record StandIn(String paid, String due, int own, String stat) {

    boolean isFor(Player player) {
      return stat.isEmpty() || player.stat(stat) > 0;
    }
  }

  /** A part of the price that may be left unpaid. */
  public record Waiver(String resource, String stat, String printed) {}
}
