/** A pattern for a span of time: "dois anos", "muito tempo". */
export const time = String.raw`(?:(?:\p{N}+|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta|muitos|muitas|alguns|algumas|poucos|vários|várias) (?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|décadas?|séculos?)|muito tempo|algum tempo|pouco tempo)`;
