package dev.runesheet.language.registry;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** What the readers accept fits the published schemas, whatever single value is changed. */
class AcceptedRegistriesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final SchemaCheck SCHEMAS =
      SchemaCheck.of(
          List.of(
              RegistrySchemaDocs.cards(),
              RegistrySchemaDocs.names(),
              RegistrySchemaDocs.effects()));
  private static final List<String> OTHERS =
      List.of(
          "null",
          "true",
          "0",
          "-1",
          "0.5",
          "1.0",
          "1e300",
          "''",
          "'x'",
          "[]",
          "{}",
          "[null]",
          "['x','x']",
          "{'':1}");

  private final RegistryTexts shipped = RegistryTexts.shipped();

  @Test
  void cards() throws JsonProcessingException {
    accepted(
        "registry-cards",
        "[" + RegistryTexts.CARD + "]",
        (text, findings) -> reader(findings).readCards("c.json", text));
  }

  @Test
  void names() throws JsonProcessingException {
    accepted(
        "registry-names",
        "{'a':['1'],'b':['1','2','3']}",
        (text, findings) -> reader(findings).readNames("n.json", text, shipped.cards));
  }

  @Test
  void effects() throws JsonProcessingException {
    CardNames names = new CardNames(shipped.cards, Map.of());
    String raise = "{'type':'modify_power','amount':1,'conditions':{'replaced_pawns':2}}";
    String add = "{'type':'add_to_hand','card_ids':['1']}";
    String threshold = "'conditions':{'threshold':{'stat':'power','value':7},'first_time':true}";
    for (String effect :
        List.of(
            "{'trigger':'on_play','scope':'self','operations':[" + add + "]}",
            "{'trigger':'on_spawned','scope':'self','operations':[" + raise + "]}",
            "{'trigger':'on_power_threshold','scope':'self','operations':["
                + add
                + "],"
                + threshold
                + "}")) {
      accepted(
          "registry-effects",
          "{'e':" + effect + "}",
          (text, findings) -> reader(findings).readEffects("e.json", text, names));
    }
  }

  private static RegistryReader reader(Diagnostics findings) {
    return new RegistryReader(RegistryTexts.VERBS, findings);
  }

  private static void accepted(String schema, String text, BiConsumer<String, Diagnostics> read)
      throws JsonProcessingException {
    for (String changed : changed(JSON.readTree(RegistryTexts.quoted(text)))) {
      Diagnostics findings = new Diagnostics();
      read.accept(changed, findings);
      if (!findings.hasErrors()) {
        assertThat(SCHEMAS.violations(schema, JSON.readTree(changed))).as(changed).isEmpty();
      }
    }
  }

  /** A tree as it is, and with each of its values left out or replaced. */
  private static List<String> changed(JsonNode root) throws JsonProcessingException {
    List<String> texts = new ArrayList<>(List.of(root.toString()));
    for (String pointer : pointers(root, "")) {
      int last = pointer.lastIndexOf('/');
      String key = pointer.substring(last + 1);
      for (String other : OTHERS) {
        JsonNode copy = root.deepCopy();
        JsonNode value = JSON.readTree(RegistryTexts.quoted(other));
        if (copy.at(pointer.substring(0, last)) instanceof ObjectNode object) {
          object.set(key, value);
        } else {
          ((ArrayNode) copy.at(pointer.substring(0, last))).set(Integer.parseInt(key), value);
        }
        texts.add(copy.toString());
      }
      JsonNode copy = root.deepCopy();
      if (copy.at(pointer.substring(0, last)) instanceof ObjectNode object) {
        object.remove(key);
        texts.add(copy.toString());
      }
    }
    return texts;
  }

  private static List<String> pointers(JsonNode node, String pointer) {
    List<String> all = new ArrayList<>();
    node.fieldNames().forEachRemaining(name -> all.add(pointer + "/" + name));
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      all.add(pointer + "/" + i);
    }
    for (String inner : List.copyOf(all)) {
      all.addAll(pointers(node.at(inner.substring(pointer.length())), inner));
    }
    return all;
  }
}
