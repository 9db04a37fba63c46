package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The writer of effects as a registry; {@link RegistryReader} reads the same model back. What the
 * language has no words for is reported as RS019, all of it at once, and then nothing is written.
 */
public final class RegistryWriter {

  private final CardNames names;
  private final Diagnostics diagnostics;
  private final JsonNodeFactory nodes = JsonNodeFactory.instance;

  /** A writer that may use names of cards. */
  public RegistryWriter(CardNames names, Diagnostics diagnostics) {
    this.names = names;
    this.diagnostics = diagnostics;
  }

  /** Effects as JSON, those of one owner as one effect of the registry; empty after a report. */
  public Optional<JsonNode> effects(List<Effect> effects) {
    Map<String, List<Effect>> byOwner = new LinkedHashMap<>();
    effects.forEach(one -> byOwner.computeIfAbsent(one.owner(), key -> new ArrayList<>()).add(one));
    Diagnostics own = new Diagnostics();
    ObjectNode registry = nodes.objectNode();
    byOwner.forEach((id, parts) -> registry.set(id, new EffectWriter(names, own).write(parts)));
    diagnostics.addAll(own);
    return own.hasErrors() ? Optional.empty() : Optional.of(registry);
  }
}
