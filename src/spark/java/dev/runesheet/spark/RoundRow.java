package dev.runesheet.spark;

import dev.runesheet.cli.simulate.count.Played;
import dev.runesheet.cli.simulate.count.Round;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.apache.spark.sql.Row;

/**
 * The form of a match as a row of a Parquet file: its result, and where two versions of the rules
 * are compared, that by the second as {@code there}.
 */
final class RoundRow {

  private static final String SEED = "seed";
  private static final String SAME = "same";
  private static final String THERE = "there";

  /** The columns. */
  static final MessageType SCHEMA =
      MessageTypeParser.parseMessageType(
          "message match { required int64 seed; required boolean same; "
              + PlayedRow.COLUMNS
              + "optional group there { "
              + PlayedRow.COLUMNS
              + "} }");

  private RoundRow() {}

  /** The row of a match. */
  static Group of(Round round, long seed) {
    Group row = new SimpleGroup(SCHEMA);
    row.add(SEED, seed);
    row.add(SAME, round.same());
    PlayedRow.write(round.one(), row);
    if (round.other() != null) {
      PlayedRow.write(round.other(), row.addGroup(THERE));
    }
    return row;
  }

  /** The match of a row that Spark read. */
  static Round read(Row row) {
    int there = row.fieldIndex(THERE);
    Played other = row.isNullAt(there) ? null : PlayedRow.read(row.getStruct(there));
    return new Round(PlayedRow.read(row), other, row.getBoolean(row.fieldIndex(SAME)));
  }
}
