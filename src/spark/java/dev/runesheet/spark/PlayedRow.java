package dev.runesheet.spark;

import dev.runesheet.cli.simulate.count.CardFate;
import dev.runesheet.cli.simulate.count.Counts;
import dev.runesheet.cli.simulate.count.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.parquet.example.data.Group;
import org.apache.spark.sql.Row;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** The form of a match's result by one version in a Parquet file; nothing of it is lost. */
final class PlayedRow {

  private static final String LIST = "list";
  private static final String ELEMENT = "element";

  /** The columns. Lists have the three levels that the format asks for. */
  static final String COLUMNS =
      """
      required int32 game;
      required int32 pairing;
      required int32 round;
      required int32 players;
      required group winners (LIST) { repeated group list { required int32 element; } }
      required boolean lost;
      required int32 turns;
      required int32 decisions;
      required int32 undone;
      required binary failure (STRING);
      required group brought (LIST) { repeated group list {
        required group element (LIST) {
          repeated group list { required binary element (STRING); } } } }
      required group uses (LIST) { repeated group list {
        required group element (LIST) { repeated group list { required group element {
          required binary card (STRING); required binary use (STRING); } } } } }
      required group effects (LIST) { repeated group list { required group element {
        required binary kind (STRING); required binary name (STRING);
        required binary measure (STRING); required int64 sum; } } }
      """;

  private PlayedRow() {}

  /** Writes a result into a row. */
  static void write(Played match, Group row) {
    row.add("game", match.game());
    row.add("pairing", match.pairing());
    row.add("round", match.round());
    row.add("players", match.players());
    Group winners = row.addGroup("winners");
    match.winners().forEach(winner -> winners.addGroup(LIST).add(ELEMENT, winner));
    row.add("lost", match.lost());
    row.add("turns", match.turns());
    row.add("decisions", match.decisions());
    row.add("undone", match.undone());
    row.add("failure", match.failure());
    Group brought = row.addGroup("brought");
    for (List<String> player : match.brought()) {
      Group names = element(brought);
      player.forEach(name -> names.addGroup(LIST).add(ELEMENT, name));
    }
    Group uses = row.addGroup("uses");
    for (Map<String, CardFate> player : match.uses()) {
      Group cards = element(uses);
      player.forEach((card, use) -> element(cards).append("card", card).append("use", use.name()));
    }
    Group effects = row.addGroup("effects");
    match
        .effects()
        .sorted()
        .forEach(
            (key, sum) ->
                element(effects)
                    .append("kind", key.kind())
                    .append("name", key.name())
                    .append("measure", key.measure())
                    .append("sum", (long) sum));
  }

  private static Group element(Group list) {
    return list.addGroup(LIST).addGroup(ELEMENT);
  }

  /** The result of a row that Spark read. */
  static Played read(Row row) {
    return new Played(
        row.getInt(row.fieldIndex("game")),
        row.getInt(row.fieldIndex("pairing")),
        row.getInt(row.fieldIndex("round")),
        row.getInt(row.fieldIndex("players")),
        List.copyOf(list(row, "winners")),
        row.getBoolean(row.fieldIndex("lost")),
        row.getInt(row.fieldIndex("turns")),
        row.getInt(row.fieldIndex("decisions")),
        brought(row),
        uses(row),
        effects(row),
        row.getInt(row.fieldIndex("undone")),
        row.getString(row.fieldIndex("failure")));
  }

  private static <T> List<T> list(Row row, String column) {
    return row.getList(row.fieldIndex(column));
  }

  private static List<List<String>> brought(Row row) {
    List<List<String>> players = new ArrayList<>();
    for (Seq<String> names : PlayedRow.<Seq<String>>list(row, "brought")) {
      players.add(List.copyOf(CollectionConverters.asJava(names)));
    }
    return players;
  }

  private static List<Map<String, CardFate>> uses(Row row) {
    List<Map<String, CardFate>> players = new ArrayList<>();
    for (Seq<Row> cards : PlayedRow.<Seq<Row>>list(row, "uses")) {
      Map<String, CardFate> player = new TreeMap<>();
      for (Row card : CollectionConverters.asJava(cards)) {
        player.put(card.getString(0), CardFate.valueOf(card.getString(1)));
      }
      players.add(player);
    }
    return players;
  }

  private static Counts effects(Row row) {
    Counts counts = new Counts();
    for (Row one : PlayedRow.<Row>list(row, "effects")) {
      counts.add(one.getString(0), one.getString(1), one.getString(2), one.getLong(3));
    }
    return counts;
  }
}
