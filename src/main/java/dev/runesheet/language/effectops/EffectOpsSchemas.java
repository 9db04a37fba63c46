package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.document.SchemaFiles;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.ArrayList;
import java.util.List;

/** The published schemas of the language, with the ops that a game's further verbs add. */
public final class EffectOpsSchemas {

  /** The schemas by name: what the others share, a hero, a mode, a recorded match. */
  public static final List<String> NAMES =
      List.of("effect-ops-common", "effect-ops-hero", "effect-ops-mode", "effect-ops-match");

  private EffectOpsSchemas() {}

  /**
   * A check against the schemas for the verbs of a catalog.
   *
   * @return the check; {@link SchemaCheck#NONE} if the optional validator is not on the class path
   * @throws IllegalStateException if the schemas are not on the class path
   */
  public static SchemaCheck check(VerbCatalog catalog) {
    List<ObjectNode> schemaList = new ArrayList<>();
    for (String name : NAMES) {
      schemaList.add(SchemaFiles.load(name));
    }
    for (OpForm form : new OpForms(catalog).extra()) {
      addOp(schemaList.get(0), form);
    }
    return SchemaCheck.of(schemaList);
  }

  /** Makes a form one of the ops of the shared schema. */
  static void addOp(ObjectNode common, OpForm form) {
    ObjectNode op = (ObjectNode) common.at("/$defs/op");
    ((ArrayNode) op.at("/properties/op/enum")).add(form.op());
    ((ArrayNode) op.get("allOf")).add(OpSchema.of(form));
  }
}
