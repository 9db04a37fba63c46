package dev.runesheet.game.valeria;

import dev.runesheet.engine.payment.Price;
import java.util.ArrayList;
import java.util.List;

/**
 * What makes up the price of one deed: the rows of the table of costs match it and name the numbers
 * that are added up. They name numbers and not their values, so the answer is the same in all
 * matches of a rule book and is asked for once. In working memory only for that moment.
 */
public final class Tariff {

  private final String deed;
  private final String card;
  private final List<Term> terms = new ArrayList<>();
  private final List<StandIn> standIns = new ArrayList<>();
  private final List<Waiver> waivers = new ArrayList<>();

  /** What may stand in, once it is known to be the same for all players. */
  private volatile List<Price.Wild> always;

  Tariff(String deed, String card) {
    this.deed = deed;
    this.card = card;
  }

  /** What is done, for example {@code hire}, {@code build} or {@code slay}. */
  public String getDeed() {
    return deed;
  }

  /** The code of the card that it is done with. */
  public String getCard() {
    return card;
  }

  /**
   * A row's word: a number is added to what is due of a resource.
   *
   * @param resource the resource
   * @param whose {@code card}: a number of the card; {@code player}: of the player; {@code
   *     namesakes}: of the player, once for each face-up card of the same name; {@code nobles}: of
   *     the player, once for each noble
   * @param stat which number
   */
  public void add(String resource, String whose, String stat) {
    term(resource, Whose.valueOf(whose.toUpperCase(java.util.Locale.ROOT)), stat, 1);
  }

  private void term(String resource, Whose whose, String name, int amount) {
    terms.add(new Term(Costs.RESOURCES.indexOf(resource), whose, name.intern(), amount));
  }

  /** A row's word: an amount is added for each monster of a name that the player owns. */
  public void addForEach(String resource, String monster, double amount) {
    term(resource, Whose.MONSTERS, monster, (int) amount);
  }

  /** A row's word: a resource may stand in for another, beside so much of that one. */
  public void standsIn(String paid, String due, double own) {
    standIns.add(new StandIn(paid, due, (int) own, ""));
  }

  /** A row's word: a resource may stand in for another, if a number of the player is above 0. */
  public void standsInWith(String paid, String due, String stat) {
    standIns.add(new StandIn(paid, due, 0, stat));
  }

  /**
   * A row's word: as much as a number of the player says may be waived of a resource, but no more
   * than is printed on the card.
   */
  public void waives(String resource, String stat, String printed) {
    waivers.add(new Waiver(resource, stat, printed));
  }

  List<Term> terms() {
    return terms;
  }

  /** Which resources may stand in for others when a player pays. */
  List<Price.Wild> wilds(Player player) {
    if (always != null) {
      return always;
    }
    List<Price.Wild> wilds = new ArrayList<>(standIns.size());
    boolean depends = false;
    for (StandIn standIn : standIns) {
      depends |= !standIn.stat().isEmpty();
      if (standIn.stat().isEmpty() || player.stat(standIn.stat()) > 0) {
        wilds.add(new Price.Wild(standIn.paid(), standIn.due(), standIn.own()));
      }
    }
    if (!depends) {
      always = List.copyOf(wilds);
    }
    return wilds;
  }

  List<Waiver> waivers() {
    return waivers;
  }

  /** Whose number a term is. */
  enum Whose {
    CARD,
    PLAYER,
    NAMESAKES,
    NOBLES,
    MONSTERS
  }

  /**
   * A number that is added to what is due.
   *
   * @param resource the index of the resource
   * @param name the stat, or the name of the monsters that are counted
   * @param amount by how much it is multiplied
   */
  record Term(int resource, Whose whose, String name, int amount) {}

  /**
   * A resource that may stand in for another.
   *
   * @param stat the number of the player that must be above 0; empty if always
   */
  record StandIn(String paid, String due, int own, String stat) {}

  /** A part of the price that may be left unpaid. */
  record Waiver(String resource, String stat, String printed) {}
}
