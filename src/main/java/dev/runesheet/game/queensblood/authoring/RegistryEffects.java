package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonText;
import dev.runesheet.language.registry.RegistryReader;
import dev.runesheet.language.registry.RegistryWriter;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.EffectUsers;
import dev.runesheet.table.effect.EffectBook;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Effects as a workbook or as a registry in JSON. */
record RegistryEffects(
    String family, List<String> files, EffectBook book, VerbCatalog verbs, QueensCards cards)
    implements EffectSources {

  private static final String DESCRIPTION = "description";

  /** The parts of an entry in the order of its operations, whichever sheets they stand on. */
  private static final Comparator<Effect> BY_PART =
      Comparator.<Effect>comparingInt(part -> part.id().length()).thenComparing(Effect::id);

  @Override
  public Optional<EffectSource> read(String name, byte[] content, Diagnostics findings) {
    String text = QueensSources.text(content);
    Optional<JsonDocument> document = JsonDocument.parse(name, text, findings);
    if (document.isEmpty()) {
      return Optional.empty();
    }
    List<Effect> effects =
        new RegistryReader(verbs, findings).readEffects(name, text, cards.names());
    JsonNode root = document.get().root().node();
    return Optional.of(
        new EffectSource(effects, (wanted, told) -> write(root, effects, wanted, told)));
  }

  @Override
  public Optional<byte[]> blank() {
    return Optional.of("{}\n".getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public Optional<EffectUsers> users() {
    return Optional.of(
        (effect, all) ->
            Stream.of(cards.users(effect.owner()), EffectMoments.turn(effect, all))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; ")));
  }

  @Override
  public EffectSources among(PackFiles folder) {
    RegistryReader reader = new RegistryReader(verbs, new Diagnostics());
    return new RegistryEffects(family, files, book, verbs, cards.among(folder, reader));
  }

  /**
   * Writes effects instead of those of a registry; entries with the same meaning as before stay as
   * they were written, others keep their description.
   */
  private Optional<byte[]> write(
      JsonNode root, List<Effect> effects, List<Effect> wanted, Diagnostics findings) {
    Map<String, List<Effect>> before = byOwner(effects);
    Map<String, List<Effect>> after = byOwner(wanted);
    ObjectNode written = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> entry : root.properties()) {
      boolean effect = before.containsKey(entry.getKey());
      if (!effect || after.containsKey(entry.getKey())) {
        written.set(entry.getKey(), entry.getValue());
      }
    }
    RegistryWriter writer = new RegistryWriter(cards.names(), findings);
    after.forEach(
        (owner, parts) -> {
          if (!parts.equals(before.get(owner))) {
            List<Effect> own =
                wanted.stream().filter(one -> one.owner().equals(owner)).sorted(BY_PART).toList();
            writer
                .effects(own)
                .ifPresent(made -> written.set(owner, kept(made.get(owner), root.path(owner))));
          }
        });
    return findings.hasErrors() ? Optional.empty() : Optional.of(JsonText.bytes(written));
  }

  private static JsonNode kept(JsonNode made, JsonNode before) {
    JsonNode description = before.path(DESCRIPTION);
    if (description.isMissingNode()) {
      return made;
    }
    ObjectNode entry = JsonNodeFactory.instance.objectNode();
    entry.set(DESCRIPTION, description);
    return entry.setAll((ObjectNode) made);
  }

  private static Map<String, List<Effect>> byOwner(List<Effect> effects) {
    return effects.stream()
        .map(NormalizedEffects::of)
        .collect(Collectors.groupingBy(Effect::owner, LinkedHashMap::new, Collectors.toList()));
  }
}
