package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Size;
import dev.runesheet.word.WordList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A hero as its file has it; one without abilities could never act (decision 11).
 *
 * @param name the name; empty if it is called after its file
 */
record HeroFields(
    @Doc(
            "The name; gives the hero's id, which no other hero has: `Fire Mage` and `fire mage!` are"
                + " `fire-mage`. Left out, the file's.")
        Optional<OwnName> name,
    @Doc("Start values; attributes of the mode that are left out start at 0.")
        Map<@Ref(WordList.STAT) String, Double> attributes,
    @Doc("The abilities, at least one; `name` and `tags` may be left out, `program` not.")
        @Required(orEmpty = true)
        @Size(value = 1, orMore = true, of = "ability")
        List<AbilityFields> abilities,
    @Doc("Effects like the mode's, held by this hero only.") List<EffectFields> effects)
    implements Checked {

  /** Players and scenarios choose abilities by their names. */
  @Override
  public void check(JsonValue written) {
    Set<String> names = new HashSet<>();
    for (JsonValue ability : written.entries("abilities")) {
      JsonNode own = ability.node().path("name");
      if (own.isTextual() && !names.add(own.textValue().toLowerCase(Locale.ROOT))) {
        String found = Words.quote(own.textValue());
        ability.error(Code.NAME_SHARED, found, "another name than an ability before it has");
      }
    }
  }
}
