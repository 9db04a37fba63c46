package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Player;
import dev.runesheet.game.valeria.Resource;
import dev.runesheet.game.valeria.Role;
import dev.runesheet.game.valeria.Triggers;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.model.Trigger.Watch;
import java.util.HashMap;
import java.util.Map;

/** How Valeria is said: a card's rules speak to the player whose card it is. */
final class ValeriaPhrasing {

  static final Phrasing PHRASING =
      new Phrasing(
          Map.of(
              "self", Pronoun.noun("this card"),
              "owner", Pronoun.YOU,
              "card", Pronoun.noun("this card")),
          groups(),
          things(),
          stats(),
          events(),
          words());

  private ValeriaPhrasing() {}

  private static Map<String, Noun> groups() {
    Map<String, Noun> groups = new HashMap<>();
    groups.put("players", Noun.person("player"));
    groups.put("players in turn order", Noun.person("player"));
    groups.put("awake players", Noun.person("awake player"));
    groups.put("other players", Noun.person("other player"));
    groups.put("other awake players", Noun.person("other awake player"));
    for (String kind : new String[] {"citizen", "domain", "monster", "noble"}) {
      groups.put(kind + "s of the centre", Noun.of(kind).where("of the centre"));
      groups.put(kind + "s", Noun.of(kind).ofPlayer());
      groups.put("face-up " + kind + "s", Noun.of("face-up " + kind).ofPlayer());
    }
    groups.put("citizens of the centre", Noun.of("citizen").where("on top of a stack"));
    groups.put("reserve", new Noun("card", "cards", "", false, false));
    groups.put("citizens that can be gained", Noun.of("citizen").where("of the centre"));
    groups.put("domains that can be built", Noun.of("domain").where("that you can build"));
    groups.put("monsters of the grid", Noun.of("monster").where("on top of a stack"));
    groups.put("tops of the centre", Noun.of("card").where("on top of a stack of the centre"));
    groups.put("noble slots", Noun.of("noble").where("of the centre"));
    groups.put("goods slots", new Noun("goods card", "goods", "of the centre", false, false));
    groups.put("tome slots", Noun.of("tome").where("of the centre"));
    groups.put("tomes", Noun.of("tome").ofPlayer());
    groups.put("starters", Noun.of("starting card").ofPlayer());
    groups.put("cards with roles", Noun.of("card").ofPlayer());
    groups.put(ValeriaWords.OWN_STACK, Noun.of("stack").where("that it came from"));
    return groups;
  }

  private static Map<String, Noun> things() {
    Map<String, Noun> things = new HashMap<>();
    for (Resource resource : Resource.BASIC) {
      things.put(resource.stat(), Noun.mass(resource.stat()));
    }
    things.put(Resource.VICTORY.stat(), Noun.of("victory point"));
    things.put(Resource.MAPS.stat(), Noun.of("map"));
    things.put(Resource.TOMES.stat(), Noun.of("tome"));
    things.put(Player.SAILS, Noun.of("ship"));
    for (Role role : Role.values()) {
      things.put(role.word(), Noun.of(role.word() + " sign"));
    }
    things.put(Player.IMMUNE, Noun.mass("protection against theft"));
    things.put(Player.EXEKRATYS_IMMUNE, Noun.mass("protection against the Exekratys"));
    return things;
  }

  private static Map<String, String> stats() {
    return Map.of(
        Player.HIRE_COST,
        "cost of hiring",
        Player.DOMAIN_COST,
        "cost of domains",
        Player.SURCHARGE,
        "surcharge for citizens you have already",
        Player.NOBLE_SURCHARGE,
        "surcharge for nobles",
        Player.GOODS_COST,
        "cost of goods",
        Player.TOME_COST,
        "cost of tomes",
        Player.SLAY_STRENGTH,
        "strength to slay monsters",
        Player.SLAY_MAGIC,
        "magic to slay monsters",
        "ignored pips",
        "the number of ignored signs");
  }

  private static Map<String, String> events() {
    Map<String, String> events = new HashMap<>();
    events.put(Triggers.ACTIONS_START + " " + Watch.ALLY, "before your actions");
    events.put(Triggers.ACTIONS_START + " " + Watch.OWN, "before your actions");
    events.put(Triggers.ACTIONS_END + " " + Watch.ALLY, "after your actions");
    events.put(Triggers.HIRES + " " + Watch.ALLY, "whenever you hire a citizen");
    events.put(Triggers.BUILDS + " " + Watch.ALLY, "whenever you build a domain");
    events.put(Triggers.SLAYS + " " + Watch.ALLY, "whenever you slay a monster");
    events.put(Triggers.SLAYS + " " + Watch.ENEMY, "whenever another player slays a monster");
    events.put(Triggers.SLAYS + " " + Watch.ANY, "whenever a player slays a monster");
    for (Watch watch : Watch.values()) {
      events.put(Triggers.DOUBLES + " " + watch, "whenever doubles are rolled");
      events.put(
          Triggers.DOUBLES_SETTLED + " " + watch,
          "whenever doubles are rolled, after the roll is settled");
    }
    events.put(Triggers.ROLL_SETTLED + " " + Watch.ALLY, "after your roll");
    events.put(Triggers.HARVEST_STARTS + " " + Watch.ALLY, "in your harvest");
    events.put(Triggers.HARVESTS_MAGIC + " " + Watch.ALLY, "when you gain magic in a harvest");
    return events;
  }

  private static Map<String, String> words() {
    return Map.of(
        "on-turn", "for your turn",
        "off-turn", "for other turns",
        "reward", "as its reward",
        "none", "do nothing",
        "kind monster", "that is no event",
        "may-slay", "you may slay a monster",
        "may-recruit", "you may hire a citizen",
        "may-build", "you may build a domain",
        "may-sail", "you may sail");
  }
}
