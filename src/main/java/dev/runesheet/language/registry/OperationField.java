package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.queensblood.word.CardStats;
import java.util.List;

/**
 * A field of operations, as reader, writer and schema know it.
 *
 * @param name its name
 * @param required whether it must be there
 * @param content what it holds
 */
record OperationField(String name, boolean required, Content content) {

  /** The largest amount; the smallest is its negative. */
  static final int MOST = 9_999;

  /** The largest number of pawns, which is the highest rank of a tile. */
  static final int MOST_PAWNS = 3;

  /** The stat that is changed; only the power can be. */
  static final OperationField STAT =
      new OperationField(FieldNames.STAT, false, new Words(List.of(CardStats.POWER)));

  /** The rank of the tile on which a token was spawned, as a condition. */
  static final OperationField RANK =
      new OperationField(CardStats.REPLACED_PAWNS, false, new Whole(0, MOST_PAWNS));

  /** The content of a field. */
  sealed interface Content {}

  /** One of some words. */
  record Words(List<String> words) implements Content {}

  /** A whole number of a range. */
  record Whole(int least, int most) implements Content {}

  /** The name of a card. */
  record Card() implements Content {}

  /** The names of at least one card. */
  record Cards() implements Content {}

  /** Something that nothing reads. */
  record NotRead(String note, String type) implements Content {}

  /** A required amount, of either sign. */
  static OperationField amount(String name) {
    return new OperationField(name, true, new Whole(-MOST, MOST));
  }

  /** The JSON Schema of its content. */
  ObjectNode schema() {
    ObjectNode schema = JsonNodeFactory.instance.objectNode();
    if (content instanceof Words words) {
      words(schema, words.words());
    } else if (content instanceof Whole whole) {
      schema.put("type", "integer").put("minimum", whole.least()).put("maximum", whole.most());
    } else if (content instanceof Cards) {
      schema.put("type", "array").put("minItems", 1).putObject("items").put("type", "string");
    } else if (content instanceof NotRead ignored) {
      schema.put("description", ignored.note()).put("type", ignored.type());
    } else {
      schema.put("type", "string");
    }
    return schema;
  }

  private static void words(ObjectNode schema, List<String> words) {
    if (words.size() == 1) {
      schema.put("const", words.get(0));
    } else {
      words.forEach(schema.putArray("enum")::add);
    }
  }
}
