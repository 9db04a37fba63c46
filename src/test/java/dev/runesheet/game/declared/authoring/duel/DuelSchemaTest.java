package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.GeneratedPart;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.document.SchemaFiles;
import dev.runesheet.language.effectops.EffectOpsSchemas;
import dev.runesheet.language.effectops.EffectOpsTables;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.SchemaWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The published schemas of heroes, modes and recorded matches, and the tables of their page, say
 * what the declarations say. {@code -Dwrite.docs=true} writes them anew.
 */
class DuelSchemaTest {

  private static final DuelPack PACK = new DuelPack("math-battle");
  private static final String MATCH = "effect-ops-match";

  static List<ObjectNode> schemas() {
    List<ObjectNode> all = new ArrayList<>(EffectOpsSchemas.of(PACK.catalog()));
    all.add(match());
    return all;
  }

  private static ObjectNode match() {
    List<String> phases =
        PACK.declared(Recorded.FILES).orElseThrow().phases().stream()
            .map(DuelGame.PhaseLine::phase)
            .toList();
    SchemaWriter writer = new SchemaWriter(kind -> MatchVocabulary.words(kind, phases));
    ObjectNode schema = SchemaFiles.begin(MATCH, "Effect ops: a recorded match");
    schema.setAll(writer.of(RecordedMatch.class));
    ObjectNode definitions = writer.definitions();
    for (String kind : List.of(RecordedMatch.MODE, RecordedMatch.HERO)) {
      ObjectNode named = definitions.putObject(kind);
      named.put("description", "A file name, or the " + kind + " itself.");
      named.putObject("if").put("type", "string");
      named.putObject("else").put("$ref", "effect-ops-" + kind + ".schema.json");
    }
    return schema.set("$defs", definitions);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fields of a mode", "fields of a hero", "triggers", "ops", "values"})
  void aTableOfThePageIsUpToDate(String part) throws IOException {
    String table = EffectOpsTables.of(PACK.catalog()).get(part);
    GeneratedPart.upToDate(Path.of("docs/effect-ops.md"), part, table);
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void thePublishedSchemaIsUpToDate(ObjectNode schema) throws IOException {
    String name = schema.get("$id").textValue().substring(SchemaFiles.BASE.length());
    Path file = Path.of("docs/schema", name);
    String text = schema.toPrettyString() + "\n";
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(file, text);
    }
    assertThat(file).hasContent(text);
  }

  @Test
  void everyRecordedMatchFitsTheSchema() throws IOException {
    SchemaCheck check = SchemaCheck.of(schemas());
    for (String line : Recorded.lines()) {
      assertThat(violations(check, line)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'group':'default'      | 'group':'usual'        | RS018 #/group",
        "'first':0              | 'first':2              | RS010 #/first",
        "'rolls':[1]            | 'rolls':[0]            | RS010 #/rolls/0",
        "'rolls':[1]            | 'rolls':1              | RS005 #/rolls",
        "'after':'game_start'   | 'after':'game_stort'   | RS018 #/log/0/after",
        "'active':0             | 'aktive':0             | RS007 #/log/0/aktive",
        "'passed':false         | 'passed':'no'          | RS005 #/log/0/passed",
        "'id'                   | 'error':'number','id'  | RS006 #",
        "'default_mode.json'    | {'attributes':[]}      | RS009 #/mode/attributes",
        "['fighter.json',       | [                      | RS005 #/heroes",
        "['fighter.json'        | [{'abilities':[{'program':[{'op':'ENDE'}]}]}"
            + "| RS012 #/heroes/0/abilities/0/program/0/op",
      },
      quoteCharacter = '`')
  void aMistakeInARecordIsFoundWhereItIsAndDoesNotFitTheSchema(
      String right, String wrong, String finding) throws IOException {
    String line = Recorded.lines().get(0);
    String changed = line.replaceFirst(quoted(right), quoted(wrong));
    assertThat(changed).isNotEqualTo(line);
    assertThat(violations(SchemaCheck.of(schemas()), changed)).isNotEmpty();

    Diagnostics findings = new Diagnostics();
    new RecordedDuels("math-battle", Recorded.FILES, Recorded.shipped().content())
        .replay(Recorded.FILE, 1, List.of(changed), findings);
    assertThat(findings.all())
        .extracting(one -> one.code().id() + " " + one.location().place())
        .containsExactly(finding);
  }

  private static String quoted(String text) {
    return text.replace('\'', '"').replace("[", "\\[").replace("{", "\\{");
  }

  private static List<?> violations(SchemaCheck check, String line) throws IOException {
    return check.violations(MATCH, new ObjectMapper().readTree(line));
  }
}
