package dev.runesheet.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Edits of single values leave the rest of a text as it was written. */
class TextEditorTest {

  private static final String JSON =
      """
      {
        "cards": {
          "one": {"name": "One", "numbers": [1, 2]},
          "two": {
            "name": "Two \\"and\\" more",
            "hp": 10
          }
        }
      }
      """;

  private static final String YAML =
      """
      # Cards.
      cards:
        one: {name: One 😀, cost: 1} # the first
        two:
          name: Two # its name
          cost: 2
          effects:
            - when: starts
              then: [a, b]
            - when: ends
      """;

  private final TextEditor json = new TextEditor("a.json", JSON);
  private final TextEditor yaml = new TextEditor("a.yaml", YAML);

  private static JsonNode number(int number) {
    return JsonNodeFactory.instance.numberNode(number);
  }

  private static JsonNode text(String text) {
    return JsonNodeFactory.instance.textNode(text);
  }

  private static String with(String text, String old, String now) {
    assertThat(text).containsOnlyOnce(old);
    return text.replace(old, now);
  }

  @Test
  void aValueIsReplaced() {
    json.replace("/cards/two/hp", number(20));
    assertThat(json.text()).isEqualTo(with(JSON, "\"hp\": 10", "\"hp\": 20"));
    yaml.replace("/cards/one/cost", number(3));
    yaml.replace("/cards/two/name", text("yes"));
    yaml.replace("/cards/two/effects/1/when", text("a: b"));
    assertThat(yaml.text())
        .isEqualTo(
            with(with(with(YAML, "cost: 1", "cost: 3"), "Two #", "\"yes\" #"), "ends", "\"a: b\""));
  }

  @Test
  void aFieldIsAddedBehindThoseItFollows() {
    json.add("/cards/two/kind", text("unit"), List.of("name", "nothing"));
    json.add("/cards/one/kind", text("unit"), List.of());
    assertThat(json.text())
        .isEqualTo(
            with(
                with(JSON, "more\",\n", "more\",\n      \"kind\": \"unit\",\n"),
                "{\"name\": \"One\"",
                "{\"kind\": \"unit\", \"name\": \"One\""));
    yaml.add("/cards/two/kind", text("unit"), List.of("name"));
    yaml.add("/cards/one/kind", text("unit"), List.of("name"));
    assertThat(yaml.text())
        .isEqualTo(
            with(
                with(YAML, "its name\n", "its name\n    kind: unit\n"),
                "One 😀,",
                "One 😀, kind: unit,"));
  }

  @Test
  void entriesAreAddedAndWhatIsAroundThemIsMade() {
    json.add("/cards/one/numbers/1", number(9), List.of());
    json.add("/cards/two/more/0", number(1), List.of());
    assertThat(json.text())
        .contains("[1, 9, 2]")
        .contains("\"hp\": 10,\n      \"more\": [1]\n    }");
    yaml.add("/cards/two/effects/1", text("new"), List.of());
    yaml.add(
        "/cards/three", JsonNodeFactory.instance.objectNode().put("name", "x"), List.of("one"));
    assertThat(yaml.text())
        .contains("then: [a, b]\n      - new\n      - when: ends")
        .contains("# the first\n  three: {name: x}\n  two:");
  }

  @Test
  void anObjectThatOutgrowsItsLineIsLaidOutAnew() {
    json.add("/cards/one/text", text("x".repeat(90)), List.of("name"));
    assertThat(json.text()).contains("\"one\": {\n      \"name\": \"One\",\n      \"text\"");
  }

  @Test
  void whatIsRemovedLeavesNoComma() {
    json.remove("/cards/one/numbers/0");
    json.remove("/cards/two/hp");
    json.remove("/cards/two/name");
    assertThat(json.text()).contains("[2]").contains("\"two\": {}");
    yaml.remove("/cards/two/effects/0/when");
    yaml.remove("/cards/two/cost");
    yaml.remove("/cards/one/name");
    assertThat(yaml.text())
        .contains("- then: [a, b]\n", "one: {cost: 1} # the first\n", "its name\n    effects:");
    yaml.remove("/cards/two");
    assertThat(yaml.text()).isEqualTo("# Cards.\ncards:\n  one: {cost: 1} # the first\n");
  }

  @Test
  void aFieldWithoutANameIsNotTheObjectAroundIt() {
    TextEditor editor = new TextEditor("a.json", "{\"cards\": {\"\": 1}}");
    editor.replace("/cards/", number(2));
    assertThat(editor.text()).isEqualTo("{\"cards\": {\"\": 2}}");
  }

  @Test
  void aNameChangesAlone() {
    json.rename("/cards/one", "a/b");
    assertThat(json.text()).isEqualTo(with(JSON, "\"one\"", "\"a/b\""));
    assertThat(json.has("/cards/a~1b/name")).isTrue();
    yaml.rename("/cards/two", "three");
    assertThat(yaml.text()).isEqualTo(with(YAML, "  two:", "  three:"));
  }

  @Test
  void theMarkAtTheBeginningAndTheKindOfLineBreaksStay() {
    for (String text : List.of(JSON, YAML)) {
      String file = text.equals(JSON) ? "a.json" : "a.yaml";
      TextEditor plain = new TextEditor(file, text);
      TextEditor other = new TextEditor(file, "\uFEFF" + text.replace("\n", "\r\n"));
      for (TextEditor editor : List.of(plain, other)) {
        editor.add("/cards/two/kind", text("unit"), List.of("name"));
        editor.remove("/cards/one");
      }
      assertThat(other.text()).isEqualTo("\uFEFF" + plain.text().replace("\n", "\r\n"));
    }
  }

  /** The kind of break that a file has once does not end its other lines. */
  @Test
  void aLineEndsAtWhicheverBreakItHas() {
    String text = "a: 1\nb: 2\nc: 3\r\nd: 4\n";
    TextEditor removing = new TextEditor("a.yaml", text);
    removing.remove("/a");
    assertThat(removing.text()).isEqualTo("b: 2\nc: 3\r\nd: 4\n");

    removing.remove("/c");
    assertThat(removing.text()).isEqualTo("b: 2\nd: 4\n");

    TextEditor adding = new TextEditor("a.yaml", text);
    adding.add("/e", number(5), List.of("a"));
    assertThat(adding.text()).startsWith("a: 1\r\ne: 5\nb: 2\n");
  }

  @Test
  void anEntryBeginsAtItsDashAndNotAtOneOfAComment() {
    String text =
        """
        cards:
          - # a well-known one
            # and a left-most
            name: One
          - name: Two
        """;
    TextEditor editor = new TextEditor("a.yaml", text);
    editor.add("/cards/2", text("Three"), List.of());
    assertThat(editor.text()).isEqualTo(text + "  - Three\n");

    editor.remove("/cards/0");
    assertThat(editor.text()).isEqualTo("cards:\n  - name: Two\n  - Three\n");
  }

  @Test
  void aTextWithoutQuotesIsReplacedToItsLastSign() {
    for (String plain : List.of("see [1]", "left, ", "as {so}", "both]}")) {
      TextEditor editor = new TextEditor("a.yaml", "note: " + plain + "\nnext: 1\n");
      editor.replace("/note", text("new"));
      assertThat(editor.text().replace(" \n", "\n")).isEqualTo("note: new\nnext: 1\n");
    }
    TextEditor block = new TextEditor("a.yaml", "note: |\n  all of\n  it]\nnext: 1\n");
    block.replace("/note", text("new"));
    assertThat(block.text()).isEqualTo("note: new\nnext: 1\n");
  }

  /** An editor keeps the places of values; the text itself says whether they are right. */
  @Test
  void anEditIsTheSameAfterOthersAsInTheTextThatTheyLeft() {
    List<Consumer<TextEditor>> edits =
        List.of(
            editor -> editor.replace("/cards/one/name", text("One of many 😀 and more")),
            editor -> editor.replace("/cards/one/name", text("1")),
            editor -> editor.replace("/cards/two/name", text("")),
            editor -> editor.add("/cards/two/kind", text("unit"), List.of("name")),
            editor -> editor.replace("/cards/two/name", text("Two: the second")),
            editor -> editor.rename("/cards/two", "second"),
            editor -> editor.replace("/cards/second/kind", number(12345)),
            editor -> editor.add("/cards/one/kind", text("a"), List.of("name")),
            editor -> editor.replace("/cards/one/kind", text("long enough to move all")),
            editor -> editor.remove("/cards/one/name"));
    for (String name : List.of("a.json", "a.yaml")) {
      String text = name.equals("a.json") ? JSON : YAML;
      TextEditor all = new TextEditor(name, text);
      for (Consumer<TextEditor> edit : edits) {
        TextEditor anew = new TextEditor(name, all.text());
        edit.accept(anew);
        edit.accept(all);
        assertThat(all.text()).isEqualTo(anew.text());
      }
      assertThat(all.text()).contains("12345", "long enough to move all");
    }
  }
}
