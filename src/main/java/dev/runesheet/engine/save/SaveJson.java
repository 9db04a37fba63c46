package dev.runesheet.engine.save;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import dev.runesheet.spi.setup.RecordJson;
import java.math.BigDecimal;

/** The JSON of saved matches. */
final class SaveJson {

  /**
   * The mapper for what the engine saves: nothing may be missing, there twice, or of another type,
   * and no entry of a list null.
   */
  static final JsonMapper MATCHES =
      JsonMapper.builder()
          .enable(
              DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
              DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY,
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(LogicalType.Textual, SaveJson::onlyTexts)
          .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
          .build();

  /**
   * The mapper for the declarations of states, which are the games' own types; it reads and writes
   * none, since a mapper keeps the types that it has met, and so their class loaders.
   */
  static final JsonMapper STATES = states();

  private static final ClassValue<JsonMapper> OF_STATES =
      new ClassValue<>() {
        @Override
        protected JsonMapper computeValue(Class<?> type) {
          return states();
        }
      };

  /** The mapper for the states of a class, which goes with the class. */
  static JsonMapper of(Class<?> state) {
    return OF_STATES.get(state);
  }

  /** Lets go of the types whose declarations were looked at, with their class loaders. */
  static void forgetTypes() {
    STATES.getTypeFactory().clearCache();
  }

  /** Decimals become texts: numbers of a save are read as doubles. */
  private static JsonMapper states() {
    return JsonMapper.builder()
        .typeFactory(RecordJson.ownTypes())
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .withConfigOverride(
            BigDecimal.class, one -> one.setFormat(JsonFormat.Value.forShape(Shape.STRING)))
        .build();
  }

  private SaveJson() {}

  /** Jackson would take a number for its text. */
  private static void onlyTexts(MutableCoercionConfig texts) {
    texts
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }
}
