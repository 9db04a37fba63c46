package dev.runesheet.game.valeria.authoring;

import static dev.runesheet.game.valeria.authoring.CardSheet.effect;
import static dev.runesheet.game.valeria.authoring.CardSheet.mark;
import static dev.runesheet.game.valeria.authoring.CardSheet.name;
import static dev.runesheet.game.valeria.authoring.CardSheet.needed;
import static dev.runesheet.game.valeria.authoring.CardSheet.number;
import static dev.runesheet.game.valeria.authoring.CardSheet.roll;
import static dev.runesheet.game.valeria.authoring.CardSheet.shared;
import static dev.runesheet.game.valeria.authoring.CardSheet.word;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.Role;
import dev.runesheet.table.Column;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The sheets of the workbook of cards, one for each table. */
final class CardSheets {

  /** What a monster can be. */
  static final List<String> MONSTER_TYPES = List.of("Minion", "Titan", "Warden", "Boss", "Beast");

  static final String NAME = "name";
  static final String EXPANSION = "expansion";
  static final String NOT_DEALT = "not dealt";
  static final String COST = "gold cost";
  static final String FIRST = "first number";
  static final String SECOND = "second number";
  static final String AREA = "area";
  static final String TYPE = "type";
  static final String ORDER = "order";
  static final String EXTRA = "extra";
  static final String STRENGTH = "strength cost";
  static final String MAGIC = "magic cost";
  static final String PAYS = "pays";
  static final String ACTION = "action";
  static final String ON = "on-turn";
  static final String OFF = "off-turn";
  static final String REWARD = "reward";

  /** How the keys of numbers that are scored begin. */
  static final String SCORES = "score ";

  /** Resources of which so much gives a point. */
  static final List<String> SHARES = List.of("gold", "strength", "magic");

  private static final List<String> RESOURCES = List.of("gold", "strength", "magic", "points");

  static final List<CardSheet> ALL =
      List.of(
          starters(),
          citizens(),
          domains(),
          monsters(),
          events(),
          dukes(),
          nobles(),
          agents(),
          relics());

  private CardSheets() {}

  /** The sheet of a sort of cards. */
  static CardSheet of(CardKind kind) {
    return ALL.stream().filter(sheet -> sheet.kind() == kind).findFirst().orElseThrow();
  }

  private static CardSheet starters() {
    List<Column> columns = named();
    columns.addAll(numbers());
    columns.addAll(amounts(ON, "On turn "));
    columns.addAll(amounts(OFF, "Off turn "));
    columns.add(effect(PAYS, "Pays", "When it pays if it has no number."));
    columns.addAll(harvest());
    return new CardSheet(CardKind.STARTER, "Starters", columns);
  }

  private static CardSheet citizens() {
    List<Column> columns = named();
    columns.add(needed(COST, "Gold", "The gold it costs."));
    columns.addAll(numbers());
    columns.addAll(roles("", "How often it has the role."));
    columns.addAll(amounts(ON, "On turn "));
    columns.addAll(amounts(OFF, "Off turn "));
    columns.addAll(harvest());
    return new CardSheet(CardKind.CITIZEN, "Citizens", columns);
  }

  private static CardSheet domains() {
    List<Column> columns = named();
    columns.add(needed(COST, "Gold", "The gold it costs."));
    columns.addAll(roles("", "How often its builder needs the role."));
    columns.add(number("reward points", "Points", "The victory points it gives."));
    columns.add(effect("activation", "When gained", "What it does when somebody gains it."));
    columns.add(effect("passive", "From then on", "What it does from the next turn on."));
    return new CardSheet(CardKind.DOMAIN, "Domains", columns);
  }

  private static CardSheet monsters() {
    List<Column> columns = named();
    columns.add(shared(AREA, "Area", "Where it lives.").filled());
    columns.add(word(TYPE, "Type", "What sort of monster it is.", MONSTER_TYPES).filled());
    columns.add(needed(ORDER, "Order", "Its place in its stack, 1 on top."));
    columns.add(mark(EXTRA, "Five players", "x: only five players meet it."));
    columns.addAll(slaying());
    columns.add(effect("cost", "Costs also", "What it costs besides, by what the slayer owns."));
    columns.add(effect(REWARD, "Reward", "What slaying it does besides."));
    return new CardSheet(CardKind.MONSTER, "Monsters", columns);
  }

  private static CardSheet events() {
    List<Column> columns = named();
    columns.add(roll(FIRST, "Number", "The roll it fires at, -1 for each. Empty: none.", -1));
    columns.add(word(TYPE, "Type", "What sort of monster it is. Empty: none.", MONSTER_TYPES));
    columns.addAll(slaying());
    columns.add(effect("roll", "At its roll", "What it does when its number is rolled."));
    columns.add(effect("activation", "When drawn", "What it does when it comes up."));
    columns.add(effect("passive", "While it lies", "What it does while it lies on top."));
    columns.add(effect(REWARD, "Reward", "What slaying it does besides."));
    return new CardSheet(CardKind.EVENT, "Events", columns);
  }

  private static CardSheet dukes() {
    List<Column> columns = named();
    columns.addAll(shares());
    columns.addAll(scores());
    return new CardSheet(CardKind.DUKE, "Dukes", columns);
  }

  private static CardSheet nobles() {
    List<Column> columns = named();
    columns.addAll(roles("", "How often it has the role."));
    columns.addAll(scores());
    columns.add(number(SCORES + "goods", "Goods", "Points for each good."));
    columns.add(effect("score", "Score", "What it scores besides."));
    return new CardSheet(CardKind.NOBLE, "Nobles", columns);
  }

  private static CardSheet agents() {
    List<Column> columns = named();
    columns.add(effect("engage", "When engaged", "What it takes and does."));
    return new CardSheet(CardKind.AGENT, "Agents", columns);
  }

  private static CardSheet relics() {
    List<Column> columns = named();
    columns.add(mark(ACTION, "Action", "x: using it is one of the two actions."));
    columns.add(effect("use", "When used", "What it does, once each turn or all the time."));
    return new CardSheet(CardKind.RELIC, "Relics", columns);
  }

  private static List<Column> named() {
    List<Column> columns = new ArrayList<>();
    columns.add(name(NAME, "Name", "As people call it."));
    columns.add(shared(EXPANSION, "Expansion", "Where it comes from."));
    columns.add(mark(NOT_DEALT, "Not dealt", "x: it is not dealt."));
    return columns;
  }

  private static List<Column> numbers() {
    return List.of(
        roll(FIRST, "Number", "A die or the sum at which it pays. Empty: none.", 1),
        roll(SECOND, "Second number", "A further sum at which it pays. Empty: none.", 1));
  }

  private static List<Column> roles(String prefix, String note) {
    return Arrays.stream(Role.values())
        .map(role -> number(prefix + role.word(), capital(prefix + role.word()), note))
        .toList();
  }

  private static List<Column> amounts(String key, String label) {
    return RESOURCES.stream()
        .map(one -> number(key + " " + one, label + one, "What it pays of it."))
        .toList();
  }

  private static List<Column> slaying() {
    List<Column> columns = new ArrayList<>();
    columns.add(number(STRENGTH, "Strength", "The strength it costs."));
    columns.add(number(MAGIC, "Magic", "The magic it costs."));
    for (String resource : RESOURCES) {
      columns.add(number(REWARD + " " + resource, "Gives " + resource, "What slaying it gives."));
    }
    return columns;
  }

  private static List<Column> harvest() {
    return List.of(
        effect(ON, "On turn", "What it does besides in its owner's turn."),
        effect(OFF, "Off turn", "What it does besides in turns of others."));
  }

  private static List<Column> shares() {
    return SHARES.stream()
        .map(one -> number(SCORES + one, capital(one) + " per point", "How much gives a point."))
        .toList();
  }

  private static List<Column> scores() {
    List<Column> columns = new ArrayList<>();
    for (Role role : Role.values()) {
      columns.add(
          number(SCORES + role.word(), "Each " + role.word(), "Points for each pip of it."));
    }
    for (String thing :
        List.of("monster", "citizen", "domain", "boss", "minion", "beast", "titan")) {
      columns.add(number(SCORES + thing, "Each " + thing, "Points for each of them."));
    }
    return columns;
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
