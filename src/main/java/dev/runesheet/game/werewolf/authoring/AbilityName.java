package dev.runesheet.game.werewolf.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.schema.Form;
import dev.runesheet.schema.ValueForm;
import java.util.Optional;

/**
 * The name of an ability in a scenario: by its number on its role, by role and number, or as it is
 * written.
 */
@Form(AbilityName.Written.class)
record AbilityName(String name) {

  /** True if an ability has the name. */
  boolean isOf(RoleAbility one) {
    return one.words().equals(name)
        || one.words().endsWith(" " + name)
        || one.id().equals(name)
        || plain(one.text()).equals(plain(name));
  }

  /** True if what an ability says begins with the name. */
  boolean begins(RoleAbility one) {
    return plain(one.text()).startsWith(plain(name));
  }

  private static String plain(String text) {
    return text.replace('`', '\'').replaceAll("\\s+", " ").strip();
  }

  /** The form in scenarios: a text, or a number. */
  public static final class Written implements ValueForm<AbilityName> {

    @Override
    public String kind() {
      return "text";
    }

    @Override
    public Optional<AbilityName> read(JsonValue value) {
      return value.node().isIntegralNumber()
          ? Optional.of(new AbilityName(value.node().asText()))
          : value.text().map(AbilityName::new);
    }

    @Override
    public JsonNode write(AbilityName name) {
      return JsonNodeFactory.instance.textNode(name.name());
    }

    @Override
    public ObjectNode schema() {
      ObjectNode schema = JsonNodeFactory.instance.objectNode();
      schema.putArray("type").add("string").add("integer");
      return schema;
    }
  }
}
