package dev.runesheet.game.valeria.authoring.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Standing;
import dev.runesheet.pack.change.JsonDifference;
import dev.runesheet.spi.setup.RecordJson;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** The end of a recorded game: its turns, scores and winners. Records may leave out parts. */
final class RecordedEnd {

  private static final String RANK = "rank";

  /** The numbers of a score that are compared, by the names that records have for them. */
  private static final Map<String, ToIntFunction<Standing>> COMPARED =
      Map.of(
          "base_vp",
          Standing::base,
          "duke_vp",
          Standing::duke,
          "tome_vp",
          Standing::tomes,
          "goods_vp",
          Standing::goods,
          "noble_vp",
          Standing::nobles,
          "total_vp",
          Standing::total,
          "tableau_size",
          Standing::cards,
          RANK,
          Standing::rank);

  private static final String PLAYER = "player_id";
  private static final String DUKE = "duke";
  private static final String LINES = "lines";
  private static final String WINNERS = "winner_player_ids";
  private static final String KIND = "kind";
  private static final String WIN = "win";
  private static final String TIEBREAK = "tiebreak";

  /** The scores of ships, which a record without them may leave out. */
  private static final List<String> AT_SEA = List.of("tome_vp", "goods_vp", "noble_vp");

  private final Match match;
  private final JsonNode end;
  private final List<Standing> standings;
  private final List<String> differences = new ArrayList<>();

  private RecordedEnd(Match match, JsonNode end) {
    this.match = match;
    this.end = end;
    this.standings = match.state(ValeriaState.class).standings;
  }

  /** The differences at the end of a match; none if all is as recorded. */
  static List<String> differences(Match match, JsonNode setup, JsonNode end) {
    RecordedEnd compared = new RecordedEnd(match, end);
    compared.scores(setup.path("seats"));
    compared.turns();
    compared.result();
    return compared.differences;
  }

  private void scores(JsonNode seats) {
    ArrayNode recorded = JsonNodeFactory.instance.arrayNode();
    ArrayNode played = JsonNodeFactory.instance.arrayNode();
    for (JsonNode one : shared(end.path("scores"), RecordJson.texts(seats))) {
      ObjectNode score = one.deepCopy();
      score.retain(
          Stream.concat(Stream.of(PLAYER, DUKE, LINES), COMPARED.keySet().stream()).toList());
      AT_SEA.stream().filter(key -> !score.has(key)).forEach(key -> score.put(key, 0));
      if (score.has(LINES)) {
        score.put(LINES, sum(one.path(LINES)));
      }
      recorded.add(score);
    }
    for (int i = 0; i < standings.size(); i++) {
      played.add(score(standings.get(i), recorded.path(i)));
    }
    differences.addAll(JsonDifference.between("/end/scores", recorded, played));
  }

  /**
   * The recorded scores with shared ranks; of those who share one, in order of seats. Players who
   * are level in points and in cards share one (rules.md, section 6); recorded games number them
   * on, in an order that means nothing.
   */
  static List<JsonNode> shared(JsonNode scores, List<String> seats) {
    List<JsonNode> shared = new ArrayList<>();
    for (JsonNode one : scores) {
      ObjectNode score = one.deepCopy();
      shared.stream()
          .filter(before -> isLevel(before, score))
          .findFirst()
          .ifPresent(before -> score.set(RANK, before.path(RANK)));
      shared.add(score);
    }
    shared.sort(
        Comparator.comparingInt((JsonNode score) -> score.path(RANK).asInt())
            .thenComparingInt(score -> seats.indexOf(score.path(PLAYER).asText())));
    return shared;
  }

  private static boolean isLevel(JsonNode one, JsonNode other) {
    return Stream.of("total_vp", "tableau_size")
        .allMatch(number -> one.path(number).asInt() == other.path(number).asInt());
  }

  private ObjectNode score(Standing one, JsonNode recorded) {
    ObjectNode score = JsonNodeFactory.instance.objectNode().put(PLAYER, name(one));
    COMPARED.forEach((name, number) -> score.put(name, number.applyAsInt(one)));
    if (recorded.has(DUKE)) {
      score.put(DUKE, duke(one));
    }
    if (recorded.has(LINES)) {
      score.put(LINES, one.total() - one.base());
    }
    return score;
  }

  /** The points of all lines: dukes, tomes, goods and nobles together. */
  private static int sum(JsonNode lines) {
    int sum = 0;
    for (JsonNode line : lines) {
      sum += line.path(1).asInt();
    }
    return sum;
  }

  /** The number of a player's duke, which codes have after a letter. */
  private int duke(Standing one) {
    CardIndex cardIndex = CardIndex.of(match.world(), match.state(ValeriaState.class));
    return cardIndex.hand(cardIndex.player(one.seat()), CardKind.DUKE).stream()
        .map(Card::getDefinition)
        .mapToInt(code -> Integer.parseInt(code.substring(1)))
        .findFirst()
        .orElse(0);
  }

  private void turns() {
    if (end.has("turns")) {
      JsonNode played = JsonNodeFactory.instance.numberNode(match.state(ValeriaState.class).turn());
      differences.addAll(JsonDifference.between("/end/turns", end.path("turns"), played));
    }
  }

  /** Of players who share the victory, records name any: they picked in an order of no meaning. */
  private void result() {
    JsonNode result = end.path("result");
    List<String> first = standings.stream().filter(one -> one.rank() == 1).map(this::name).toList();
    List<String> recorded = RecordJson.texts(result.path(WINNERS));
    boolean picked = first.size() > 1 && !recorded.isEmpty() && first.containsAll(recorded);
    if (result.isMissingNode() || picked) {
      return;
    }
    ObjectNode played = JsonNodeFactory.instance.objectNode();
    first.forEach(played.putArray(WINNERS)::add);
    List<String> compared = new ArrayList<>(List.of(WINNERS));
    // Other kinds of results, which records may have too, say more than scores do.
    if (first.size() == 1 && List.of(WIN, TIEBREAK).contains(result.path(KIND).asText())) {
      boolean tied = standings.size() > 1 && standings.get(0).total() == standings.get(1).total();
      played.put(KIND, tied ? TIEBREAK : WIN);
      compared.add(KIND);
    }
    ObjectNode recordedResult = result.deepCopy();
    differences.addAll(
        JsonDifference.between("/end/result", recordedResult.retain(compared), played));
  }

  private String name(Standing one) {
    return match.world().entity(one.seat()).getName();
  }
}
