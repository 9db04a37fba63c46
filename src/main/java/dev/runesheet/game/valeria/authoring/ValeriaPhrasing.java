package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.ReserveKinds;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.game.valeria.word.Triggers;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.KeyWord;
import dev.runesheet.language.strings.Moment;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.word.Watch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The phrasing of Valeria: a card's rules address its player. */
final class ValeriaPhrasing {

  static final Phrasing PHRASING =
      Phrasing.PLAIN
          .with(
              Phrasing.ROLES,
              Map.of(
                  "self", Pronoun.noun("this card"),
                  "owner", Pronoun.YOU,
                  "card", Pronoun.noun("this card")))
          .with(Phrasing.GROUPS, groups())
          .with(Phrasing.THINGS, things())
          .with(Phrasing.STATS, stats())
          .with(Phrasing.EVENTS, events())
          .with(Phrasing.WORDS, words());

  /** The moment at which the numbers of a reward count, whatever its column is called. */
  private static final String REWARD = "reward";

  private static final String MORE = Phrasing.MORE;
  private static final String LESS = Phrasing.LESS;
  private static final String NO = Phrasing.NO;

  private ValeriaPhrasing() {}

  /** The phrasing for some cards: with the amounts printed on each, and their reserves. */
  static Phrasing of(List<CardSource> cards) {
    Map<String, Map<String, String>> printed = new HashMap<>();
    Map<String, Noun> reserves = new HashMap<>();
    for (CardSource card : cards) {
      Map<String, String> words = new HashMap<>();
      for (Column column : CardSheets.strings(card.kind())) {
        boolean reward = column == Column.ACTIVATION || column == Column.REWARD;
        words.put(reward ? REWARD : column.id(), CardStrings.printed(card, column).words());
      }
      printed.put(card.code(), words);
      String name = ReserveKinds.named(card.name());
      reserves.put(ValeriaScope.reserve(name), Noun.of(card.name()).where("of the reserve"));
    }
    return PHRASING.with(Phrasing.GROUPS, reserves).with(Phrasing.OWNERS, printed);
  }

  private static Map<String, Noun> groups() {
    Map<String, Noun> groups = new HashMap<>();
    for (ValeriaScope scope : ValeriaScope.values()) {
      groups.put(scope.word(), noun(scope));
    }
    groups.put("reserve", new Noun("card", "cards", "", false, false));
    return groups;
  }

  private static Noun noun(ValeriaScope scope) {
    return switch (scope) {
      case PLAYERS, IN_TURN_ORDER -> Noun.person("player");
      case AWAKE, AWAKE_IN_TURN_ORDER -> Noun.person("awake player");
      // As cards say it, which never mean players at rest or cards further down.
      case OTHERS, AWAKE_OTHERS -> Noun.person("other player");
      case CENTRE_CITIZENS, OPEN_CITIZENS -> Noun.of("citizen").where("of the centre");
      case CENTRE_DOMAINS -> Noun.of("domain").where("of the centre");
      case BUILDABLE -> Noun.of("domain").where("that you can build");
      case CENTRE_MONSTERS, GRID_MONSTERS -> Noun.of("monster").where("of the centre");
      case CENTRE_TOPS -> Noun.of("stack").where("of the centre");
      case CENTRE_NOBLES, NOBLE_SLOTS -> Noun.of("noble").where("of the harbour");
      case GOODS_SLOTS -> new Noun("goods card", "goods", "of the harbour", false, false);
      case TOME_SLOTS -> Noun.of("tome").where("of the harbour");
      case WITH_OWN_STACK -> Noun.of("stack").ofItsOwn();
      case CITIZENS -> Noun.of("citizen").ofPlayer();
      case FACE_UP_CITIZENS -> Noun.of("face-up citizen").ofPlayer();
      case STARTERS -> Noun.of("starting card").ofPlayer();
      case DOMAINS -> Noun.of("domain").ofPlayer();
      case FACE_UP_DOMAINS -> Noun.of("face-up domain").ofPlayer();
      case MONSTERS -> Noun.of("monster").ofPlayer();
      case CARDS_WITH_ROLES -> Noun.of("card").ofPlayer();
      case TOMES -> Noun.of("tome").ofPlayer();
    };
  }

  private static Map<String, Noun> things() {
    Map<String, Noun> things = new HashMap<>();
    for (Resource resource : Resource.BASIC) {
      things.put(resource.stat(), Noun.mass(resource.stat()));
    }
    things.put(Resource.VICTORY.stat(), Noun.of("victory point"));
    things.put(Resource.MAPS.stat(), Noun.of("map"));
    things.put(Resource.TOMES.stat(), Noun.of("tome"));
    things.put(PlayerStats.SAILS, Noun.of("ship"));
    for (Role role : Role.values()) {
      things.put(role.word(), Noun.of(role.word() + " sign"));
    }
    things.put(PlayerStats.IMMUNE, Noun.mass("protection against theft"));
    things.put(PlayerStats.EXEKRATYS_IMMUNE, Noun.mass("protection against the Exekratys"));
    things.put(PlayerStats.STRENGTH_HIRES, Noun.mass("the right to pay any mix for citizens"));
    things.put(
        PlayerStats.ROLLED_BLOCKED, Noun.mass("no right to gain citizens whose number was rolled"));
    things.put(CardStats.REROLLS_ONE, Noun.mass("the power to roll one die again"));
    things.put(CardStats.REROLLS_BOTH, Noun.mass("the power to roll both dice again"));
    return things;
  }

  private static Map<String, String> stats() {
    Map<String, String> stats = new HashMap<>();
    stats.put(PlayerStats.HIRE_COST, "cost of hiring");
    stats.put(PlayerStats.DOMAIN_COST, "cost of domains");
    stats.put(PlayerStats.SURCHARGE, "surcharge for citizens that you already have");
    stats.put(PlayerStats.NOBLE_SURCHARGE, "surcharge for nobles");
    stats.put(PlayerStats.GOODS_COST, "cost of goods");
    stats.put(PlayerStats.TOME_COST, "cost of tomes");
    stats.put(PlayerStats.SLAY_STRENGTH, "strength to slay monsters");
    stats.put(PlayerStats.SLAY_MAGIC, "magic to slay monsters");
    stats.put(PlayerStats.DISCOUNT_STRENGTH, "the strength of a monster that may be left unpaid");
    stats.put(PlayerStats.DISCOUNT_MAGIC, "the magic of a monster that may be left unpaid");
    stats.put(PlayerStats.IGNORED_PIPS, "the number of ignored signs");
    stats.put(CardStats.DIE_TARGET, "the number to which a die can be turned");
    stats.put(CardStats.DIE_SHIFT, "the number by which a die can be turned");
    stats.put(CardStats.DIE_COST, "the gold for turning a die");
    stats.put(CardStats.REROLL_COST, "the magic for rolling again");
    for (Role role : Role.values()) {
      String citizens = " for each " + role.word() + " citizen";
      stats.put(CardStats.DIE_COST_PER + role.word(), "the gold for turning a die" + citizens);
    }
    return stats;
  }

  private static Map<String, String> events() {
    Map<String, String> events = new HashMap<>();
    for (Moment moment : Moment.values()) {
      events.put(moment.trigger().event() + " " + moment.trigger().watch(), moment.words());
    }
    events.put(Triggers.ACTIONS_START + " " + Watch.OWN, Moment.ACTION_START.words());
    for (Watch watch : Watch.values()) {
      events.put(Triggers.DOUBLES + " " + watch, Moment.DOUBLES.words());
      events.put(
          Triggers.DOUBLES_SETTLED + " " + watch,
          Moment.DOUBLES_SETTLED.words() + ", after the roll is settled");
    }
    return events;
  }

  private static Map<String, String> words() {
    Map<String, String> words = new HashMap<>();
    words.put("on-turn", "what is printed for your turn");
    words.put("off-turn", "what is printed for other turns");
    words.put("reward", "what is printed as its reward");
    words.put("none", "do nothing");
    words.put("kind monster", ""); // The noun says it.
    words.put("type " + Phrasing.ANY, Phrasing.ANY);
    words.putAll(KeyWord.programs());
    words.putAll(changes());
    return words;
  }

  /** The words for changes of numbers, which players read as what they may do and pay. */
  private static Map<String, String> changes() {
    Map<String, String> words = new HashMap<>();
    words.put(MORE + CardStats.DIE_TARGET, "one die can be turned to *");
    words.put(MORE + CardStats.DIE_SHIFT, "one die can be turned up by *");
    words.put(LESS + CardStats.DIE_SHIFT, "one die can be turned down by *");
    words.put(MORE + CardStats.DIE_COST, "turning a die costs * gold");
    words.put(MORE + CardStats.REROLL_COST, "rolling again costs * magic");
    words.put(MORE + CardStats.REROLLS_ONE, "you may roll one die again");
    words.put(MORE + CardStats.REROLLS_BOTH, "you may roll both dice again");
    for (Role role : Role.values()) {
      String cost = "turning a die costs * gold for each of your " + role.word() + " citizens";
      words.put(MORE + CardStats.DIE_COST_PER + role.word(), cost);
    }
    words.put(
        MORE + PlayerStats.STRENGTH_HIRES,
        "you may pay any mix of gold, strength and magic for citizens");
    words.put(MORE + PlayerStats.EXEKRATYS_IMMUNE, "you owe the Exekratys nothing");
    words.put(
        MORE + PlayerStats.ROLLED_BLOCKED, "you may not gain citizens whose number was rolled");
    words.put(
        MORE + PlayerStats.IGNORED_PIPS, "you may ignore * of the signs that a domain asks for");
    words.put(
        NO + PlayerStats.SURCHARGE, "you pay no surcharge for citizens that you already have");
    words.put(NO + PlayerStats.NOBLE_SURCHARGE, "you pay no surcharge for nobles");
    costs(words, PlayerStats.HIRE_COST, "citizens cost you * gold");
    costs(words, PlayerStats.DOMAIN_COST, "domains cost you * gold");
    costs(words, PlayerStats.SLAY_STRENGTH, "monsters cost you * strength");
    costs(words, PlayerStats.SLAY_MAGIC, "monsters cost you * magic");
    costs(words, PlayerStats.SLAY_GOLD, "monsters cost you * gold");
    costs(words, PlayerStats.GOODS_COST, "goods cost you * gold");
    costs(words, PlayerStats.TOME_COST, "tomes cost you * gold");
    String waived = "monsters may cost you up to * ";
    words.put(MORE + PlayerStats.DISCOUNT_STRENGTH, waived + "strength less");
    words.put(MORE + PlayerStats.DISCOUNT_MAGIC, waived + "magic less");
    return words;
  }

  private static void costs(Map<String, String> words, String stat, String costs) {
    words.put(MORE + stat, costs + " more");
    words.put(LESS + stat, costs + " less");
  }
}
