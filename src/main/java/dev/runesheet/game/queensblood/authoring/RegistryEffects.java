package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonText;
import dev.runesheet.language.registry.CardNames;
import dev.runesheet.language.registry.CardSource;
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
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Effects as a workbook or as a registry in JSON.
 *
 * @param cards the cards that effects may call by their names
 * @param names further names, each of one card or of three for ranks 1 to 3
 */
record RegistryEffects(
    String family,
    List<String> files,
    EffectBook book,
    VerbCatalog verbs,
    List<CardSource> cards,
    Map<String, List<String>> names)
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
    List<Effect> effects = new RegistryReader(verbs, findings).readEffects(name, text, called());
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
            Stream.of(users(effect.owner()), EffectMoments.turn(effect, all))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; ")));
  }

  /** The names of the cards that have an effect, as a text. */
  private String users(String effect) {
    return cards.stream()
        .filter(card -> card.effect().equals(effect))
        .map(card -> card.name().isEmpty() ? card.id() : card.name())
        .collect(Collectors.joining(", "));
  }

  private CardNames called() {
    return new CardNames(cards, names);
  }

  /**
   * With the cards and the names of the files {@code cards.json} and {@code names.json}. Errors of
   * these are reported when they are compared themselves.
   */
  @Override
  public EffectSources among(PackFiles folder) {
    RegistryReader reader = new RegistryReader(verbs, new Diagnostics());
    List<CardSource> own =
        read(folder, QueensSources.CARDS, reader::readCards)
            .filter(found -> !found.isEmpty())
            .orElse(cards);
    Map<String, List<String>> more =
        read(folder, QueensSources.NAMES, (file, text) -> reader.readNames(file, text, own))
            .orElse(names);
    return new RegistryEffects(family, files, book, verbs, own, more);
  }

  private static <T> Optional<T> read(
      PackFiles folder, String name, BiFunction<String, String, T> reading) {
    String file = name + ".json";
    return folder.read(file).map(bytes -> reading.apply(file, QueensSources.text(bytes)));
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
    RegistryWriter writer = new RegistryWriter(called(), findings);
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
