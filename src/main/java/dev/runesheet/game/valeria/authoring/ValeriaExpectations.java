package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.Player;
import dev.runesheet.game.valeria.Realm;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.EventCheck;
import dev.runesheet.testing.Scenario;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words of {@code then}. */
final class ValeriaExpectations {

  /** What a score is made of. */
  static final List<String> SCORE =
      List.of("game", "duke", "nobles", "tomes", "goods", "cards", "total", "rank");

  /** The phases that a match can be seen in. */
  static final List<String> PHASES =
      List.of("dukes", "relics", "roll", "harvest", "action", "end", "over");

  /** Rows of cards that nobody owns. */
  private static final List<String> LISTS =
      List.of("exhausted", "banished", "agents", "goods", "tomes", "nobles");

  private final CardNames names;
  private final EventCheck events;

  ValeriaExpectations(RuleWords rules, CardNames names) {
    this.names = names;
    Set<String> stats = new LinkedHashSet<>(Player.STATS.names());
    stats.addAll(Card.STATS.names());
    this.events = new EventCheck(rules, stats, this::entity, TableWords::player);
  }

  /** Reports what is no word of the game. */
  void check(Scenario scenario) {
    scenario.thenFields().ifPresent(this::check);
  }

  private void check(JsonFields then) {
    then.optional("players").ifPresent(map -> TableWords.byPlayer(map, (seat, one) -> has(one)));
    stacks(then, "monsters", Realm.MONSTER_STACKS);
    stacks(then, "citizens", Realm.CITIZEN_STACKS);
    stacks(then, "domains", Realm.DOMAIN_STACKS);
    for (String list : LISTS) {
      then.optional(list).ifPresent(names::list);
    }
    then.optional("marks").map(TableWords::entries).orElse(List.of()).forEach(this::mark);
    then.optional("piles")
        .flatMap(JsonValue::fields)
        .ifPresent(
            piles -> {
              for (String resource : ValeriaActions.PAID) {
                piles.optional(resource).ifPresent(one -> one.whole(0, TableWords.MOST));
              }
              piles.noOthers();
            });
    then.optional("turn").ifPresent(TableWords::player);
    then.optional("phase").ifPresent(phase -> TableWords.known(phase, PHASES));
    then.optional("dice").ifPresent(TableWords::dice);
    for (String number : List.of("actions", "turn number", "drawn")) {
      then.optional(number).ifPresent(one -> one.whole(0, TableWords.MOST));
    }
    then.optional("last round").ifPresent(TableWords::flag);
    then.optional("over").ifPresent(TableWords::flag);
    winner(then);
    then.optional("scores").ifPresent(map -> TableWords.byPlayer(map, (seat, one) -> score(one)));
    then.optional("pay").flatMap(JsonValue::fields).ifPresent(this::pay);
    texts(then.optional("options"));
    then.optional("asked")
        .ifPresent(map -> TableWords.byPlayer(map, (seat, list) -> texts(Optional.of(list))));
    then.optional("events").ifPresent(list -> entries(list).forEach(events::check));
    then.noOthers();
  }

  private static List<JsonValue> entries(JsonValue value) {
    return value.list().orElse(List.of());
  }

  private static void texts(Optional<JsonValue> list) {
    list.ifPresent(all -> entries(all).forEach(JsonValue::text));
  }

  private void has(JsonValue value) {
    value.fields().ifPresent(this::has);
  }

  private void has(JsonFields player) {
    for (String resource : TableWords.RESOURCES) {
      player.optional(resource).ifPresent(one -> one.whole(0, TableWords.MOST));
    }
    owned(player, "cards");
    owned(player, "cargo");
    player.optional("hand").ifPresent(names::list);
    player.noOthers();
  }

  private void owned(JsonFields player, String list) {
    player
        .optional(list)
        .map(ValeriaExpectations::entries)
        .orElse(List.of())
        .forEach(card -> card.text().ifPresent(text -> names.read(card, bare(text))));
  }

  private static String bare(String text) {
    return text.endsWith(CardNames.FACE_DOWN)
        ? text.substring(0, text.length() - CardNames.FACE_DOWN.length())
        : text;
  }

  private void stacks(JsonFields then, String name, int stacks) {
    then.optional(name)
        .ifPresent(map -> TableWords.byStack(map, stacks, (stack, list) -> names.list(list)));
  }

  private void mark(JsonField field) {
    names.key(field);
    for (JsonField number : TableWords.entries(field.value())) {
      if (ValeriaGiven.MARKS.containsKey(number.name())) {
        number.value().whole(0, TableWords.MOST);
      } else {
        number.unknownName(Code.UNKNOWN_FIELD, ValeriaGiven.MARKS.keySet());
      }
    }
  }

  private static void score(JsonValue value) {
    value
        .fields()
        .ifPresent(
            fields -> {
              SCORE.forEach(
                  part ->
                      fields
                          .optional(part)
                          .ifPresent(one -> one.whole(-TableWords.MOST, TableWords.MOST)));
              fields.noOthers();
            });
  }

  private void pay(JsonFields pay) {
    pay.optional("player").ifPresent(TableWords::player);
    pay.required("card").ifPresent(names::read);
    texts(pay.required("ways"));
    pay.noOthers();
  }

  private static void winner(JsonFields then) {
    then.optional("winner").filter(value -> !value.node().isNull()).ifPresent(TableWords::player);
  }

  /** A player or a card. */
  private void entity(JsonValue value) {
    Optional<String> word = value.text();
    if (word.isPresent() && !TableWords.PLAYERS.contains(word.get())) {
      names.read(value);
    }
  }
}
