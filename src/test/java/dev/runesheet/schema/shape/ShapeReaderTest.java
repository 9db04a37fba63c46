package dev.runesheet.schema.shape;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.AsList;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.OrNull;
import dev.runesheet.schema.OtherForm;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Rewriting;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.schema.Size;
import dev.runesheet.schema.Tag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShapeReaderTest {

  enum Colour {
    RED,
    DEEP_BLUE
  }

  @AsList
  record At(@Range(min = 0, max = 2) int row, @Range(min = 0, max = 1) int column) {}

  @ShortForm("name")
  @OtherForm(Pair.class)
  record Piece(@Ref("piece") String name, @Default("1") @Range(min = 1, max = 9) int size)
      implements Checked {
    @Override
    public void check(JsonValue written) {
      if (name.equals("king") && size > 1) {
        written.error(Code.POSITION, "a king of size " + size, "a king of size 1");
      }
    }
  }

  static final class Pair implements Rewriting {
    @Override
    public boolean fits(JsonNode written) {
      return written.isArray();
    }

    @Override
    public ObjectNode rewrite(JsonNode written) {
      if (written.size() != 2) {
        throw new IllegalArgumentException("a name and a size");
      }
      ObjectNode piece = JsonNodeFactory.instance.objectNode();
      piece.set("name", written.get(0));
      return piece.set("size", written.get(1));
    }

    @Override
    public ObjectNode schema() {
      return JsonNodeFactory.instance.objectNode().put("type", "array");
    }
  }

  record Board(
      Map<At, Piece> pieces,
      Optional<Colour> colour,
      @OrNull("nobody") @Default("0") int turn,
      List<@Size(2) List<Double>> pairs) {}

  @Tag("do")
  sealed interface Move permits Move.Put, Move.Pass {
    record Put(@Inline At at, @Ref("piece") String piece) implements Move {}

    record Pass() implements Move {}
  }

  sealed interface Deed permits Deed.Buy, Deed.Sell {
    record Buy(@Ref("piece") String buy, @Default("1") int price) implements Deed {}

    record Sell(@Ref("piece") String sell) implements Deed {}
  }

  sealed interface Step permits Step.Walk, Step.Jump, Step.Rest {
    record Walk(String walker, Optional<String> to) implements Step {}

    record Jump(String over, String walker) implements Step {}

    record Rest(String rest) implements Step {}
  }

  private static final SourceNames WORDS =
      kind -> SourceNames.Words.of(List.of("king", "pawn"), Code.UNKNOWN_REFERENCE);

  private final Diagnostics findings = new Diagnostics();

  private <T> Optional<T> read(Class<T> type, String json) {
    JsonValue root = JsonDocument.parse("a.json", json, findings).orElseThrow().root();
    return new ShapeReader(WORDS).read(type, root);
  }

  private List<String> found() {
    return findings.all().stream().map(ShapeReaderTest::words).toList();
  }

  private static String words(Diagnostic one) {
    String said = one.code().id() + " " + one.location().place() + " " + one.found();
    return said
        + ": "
        + one.expected()
        + (one.suggestion().isEmpty() ? "" : "; " + one.suggestion());
  }

  @Test
  void recordsAreReadWithTheirDefaultsKeysAndForms() {
    Optional<Board> board =
        read(
            Board.class,
            """
            {"pieces": {"0,1": "king", "2,0": {"name": "pawn", "size": 3}, "1,1": ["pawn", 2]},
             "colour": "deep blue", "pairs": [[1, 2.5]]}
            """);
    assertThat(board)
        .hasValue(
            new Board(
                Map.of(
                    new At(0, 1), new Piece("king", 1),
                    new At(2, 0), new Piece("pawn", 3),
                    new At(1, 1), new Piece("pawn", 2)),
                Optional.of(Colour.DEEP_BLUE),
                0,
                List.of(List.of(1.0, 2.5))));
    assertThat(found()).isEmpty();
  }

  @Test
  void everyMistakeIsFoundAtItsPlaceInOneReading() {
    read(
        Board.class,
        """
        {"pieces": {"0,2": "king", "1,0": "kng", "1,1": {"name": "king", "size": 2},
                    "0,0": {"size": 2, "nme": "pawn"}, "2,0": ["pawn"]},
         "colour": "blue", "pairs": [[1], 7], "trn": 1}
        """);
    assertThat(found())
        .anyMatch(
            one -> one.startsWith("RS060 #/pieces/0,2 ") || one.contains("#/pieces/0,2 '0,2'"))
        .anyMatch(one -> one.contains("#/pieces/1,0 'kng'") && one.contains("did you mean 'king'?"))
        .anyMatch(one -> one.contains("#/pieces/1,1 a king of size 2"))
        .noneMatch(one -> one.contains("the field 'name'"))
        .anyMatch(one -> one.contains("#/pieces/0,0/nme") && one.contains("did you mean 'name'?"))
        .anyMatch(one -> one.contains("#/pieces/2,0 a list: a name and a size"))
        .anyMatch(one -> one.contains("#/colour 'blue'"))
        .anyMatch(one -> one.contains("#/pairs/0 1 entry: 2 entries"))
        .anyMatch(one -> one.contains("#/pairs/1 7: a list"))
        .anyMatch(one -> one.contains("#/trn") && one.contains("did you mean 'turn'?"));
  }

  @Test
  void aTagTellsCasesApart() {
    assertThat(
            read(Move.class, "{\"do\": \"put\", \"row\": 1, \"column\": 0, \"piece\": \"pawn\"}"))
        .hasValue(new Move.Put(new At(1, 0), "pawn"));
    assertThat(read(Move.class, "{\"do\": \"pass\"}")).hasValue(new Move.Pass());
    assertThat(read(Move.class, "{\"do\": \"pas\"}")).isEmpty();
    assertThat(read(Move.class, "{\"do\": \"put\", \"row\": 1, \"piece\": \"pawn\"}")).isEmpty();
    assertThat(found())
        .anyMatch(one -> one.contains("#/do 'pas'") && one.contains("did you mean 'pass'?"))
        .anyMatch(one -> one.contains("the field 'column'"));
  }

  @Test
  void aMisspeltTagIsToldAndNotMissing() {
    assertThat(read(Move.class, "{\"ddo\": \"pass\"}")).isEmpty();
    assertThat(found())
        .singleElement()
        .satisfies(one -> assertThat(one).contains("#/ddo 'ddo'").contains("did you mean 'do'?"));
  }

  @Test
  void theFirstFieldTellsCasesApartWhereThereIsNoTag() {
    assertThat(read(Deed.class, "{\"buy\": \"pawn\", \"price\": 3}"))
        .hasValue(new Deed.Buy("pawn", 3));
    assertThat(read(Deed.class, "{\"price\": 3}")).isEmpty();
    assertThat(read(Deed.class, "{\"buy\": \"pawn\", \"sell\": \"pawn\"}")).isEmpty();
    assertThat(found())
        .anyMatch(
            one ->
                one.contains(
                    "RS007 # buy beside sell: one of them in an entry, each in a row of its own on"
                        + " a sheet"));
  }

  @Test
  void theNarrowestOfCasesIsMeantWhereItHoldsTheFirstFieldOfTheOthers() {
    Step.Jump jump = new Step.Jump("a wall", "Ann");
    String written = "{\"walker\": \"Ann\", \"over\": \"a wall\"}";
    assertThat(read(Step.class, written)).hasValue(jump);
    assertThat(read(Step.class, "{\"walker\": \"Ann\"}"))
        .hasValue(new Step.Walk("Ann", Optional.empty()));
    assertThat(found()).isEmpty();
    read(Step.class, "{\"walker\": \"Ann\", \"over\": \"a wall\", \"to\": \"b\"}");
    assertThat(read(Step.class, "{\"walker\": \"Ann\", \"rest\": \"a\"}")).isEmpty();
    assertThat(read(Step.class, "{\"walker\": \"Ann\", \"ovr\": \"a\"}")).isEmpty();
    assertThat(found())
        .hasSize(3)
        .anyMatch(one -> one.contains("RS007 #/to 'to'"))
        .anyMatch(one -> one.contains("walker beside rest"))
        .anyMatch(one -> one.contains("#/ovr") && one.contains("did you mean 'over'?"));
  }

  @Test
  void writtenValuesAreReadToTheSame() {
    Board board =
        new Board(
            Map.of(new At(2, 1), new Piece("pawn", 4)),
            Optional.of(Colour.RED),
            3,
            List.of(List.of(0.5, 2.0)));
    ShapeWriter writer = new ShapeWriter(WORDS);
    assertThat(read(Board.class, writer.write(board).toString())).hasValue(board);
    Move move = new Move.Put(new At(0, 0), "king");
    assertThat(writer.write(Move.class, move).toString())
        .isEqualTo("{\"do\":\"put\",\"row\":0,\"column\":0,\"piece\":\"king\"}");
    assertThat(read(Move.class, writer.write(Move.class, move).toString())).hasValue(move);
    assertThat(found()).isEmpty();
  }

  @Test
  void schemasListWhatReadersAccept() {
    SchemaWriter writer = new SchemaWriter(kind -> null);
    writer.of(Board.class);
    JsonNode board = writer.definitions().path("shapeReaderTestBoard");
    assertThat(board.at("/properties/pieces/propertyNames/enum")).hasSize(6);
    assertThat(board.at("/properties/colour/enum").toString()).isEqualTo("[\"red\",\"deep blue\"]");
    assertThat(board.path("additionalProperties").asBoolean(true)).isFalse();
    JsonNode piece = writer.definitions().path("shapeReaderTestPiece");
    assertThat(piece.at("/anyOf/2/required").toString()).isEqualTo("[\"name\"]");
    assertThat(piece.at("/anyOf/2/properties/size/maximum").asInt()).isEqualTo(9);
  }
}
